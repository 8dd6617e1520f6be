// Runs every check in turn, stops at the first one that fails, and says what each took.
import { spawnSync } from 'node:child_process';

const steps = ['build', 'lint', 'typecheck', 'test:unit', 'test:e2e'];
const taken = [];
let hasFailed = false;
for (const step of steps) {
  console.log(`\n── npm run ${step}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  hasFailed = status !== 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  taken.push(`${step.padEnd(10)} ${seconds} s${hasFailed ? '  failed' : ''}`);
  if (hasFailed) break;
}
console.log(`\n${taken.join('\n')}`);
process.exitCode = hasFailed ? 1 : 0;
