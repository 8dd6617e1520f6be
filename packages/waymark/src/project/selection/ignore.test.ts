import { describe, expect, it } from 'vitest';
import { createIgnore, findPassedOver } from './ignore.ts';

describe('createIgnore', () => {
  it('goes by the lines of .mintignore', () => {
    const ignore = createIgnore('drafts/\r\n*.txt\n!keep.txt\n');
    expect(ignore.folder('drafts')).toBe(true);
    expect(['a.txt', 'keep.txt', 'a.mdx'].map((path) => ignore.file(path))).toEqual([true, false, false]);
  });

  it('leaves files of tools alone, whose names begin with a dot, but for those that lines take back', () => {
    const ignore = createIgnore('!.kept.json\n');
    const paths = [
      '.mcp.json',
      'guides/.plan.md',
      '.kept.json',
      '.well-known/security.txt',
      '.mintlify/a.json',
    ];
    expect(paths.map((path) => ignore.file(path))).toEqual([true, true, false, false, false]);
  });

  it('takes pictures of docs that came from GitBook, and none of its pages', () => {
    const ignore = createIgnore('');
    const paths = ['.gitbook/assets/a.png', 'de/.gitbook/assets/a.png', 'de/.gitbook/includes/a.md'];
    expect(paths.map((path) => ignore.file(path))).toEqual([false, false, true]);
  });

  it('passes over lines that would take time without end, or no expression can hold, and says so', () => {
    const deep = `${'**/a*/'.repeat(20_000)}b`;
    const slow = `${'*a'.repeat(40)}b`;
    const text = `ok.txt\n${deep}\n${slow}\n**/a/**/b/**/c/**/d\n${'x\n'.repeat(6000)}late.txt\n`;
    const ignore = createIgnore(text);
    expect(['ok.txt', `${'a'.repeat(200)}.mdx`, 'late.txt'].map((path) => ignore.file(path))).toEqual([
      true,
      false,
      false,
    ]);
    expect(findPassedOver(text).map(({ start, problem }) => [start, problem])).toEqual([
      [7, 'has more than 500 characters'],
      [8 + deep.length, 'has more than 3 wildcards in one name'],
      [9 + deep.length + slow.length, 'has more than 3 wildcards of any depth'],
      ...Array.from({ length: 7 }, () => [expect.any(Number), 'comes after 5000 others']),
    ]);
  });
});
