import { execFileSync } from 'node:child_process';

/** Runs git in a folder as somebody; the answer is what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  const somebody = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', folder, ...somebody, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** Makes a repository of a folder, with everything in it as its first commit. */
export function commitAll(folder: string): void {
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'One');
}
