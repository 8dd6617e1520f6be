import { afterEach, expect, it } from 'vitest';
import { nameCode } from '../../mdx/author-code/run/file-of-code.ts';
import { type CodeGuard, CodeStopped, createCodeGuard } from './code-guard.ts';
import { UNWATCHED } from './code-watch.ts';

const guard = createCodeGuard();
afterEach(() => guard.close());

const codesOf = ({ take }: CodeGuard): readonly string[] =>
  take().map(({ code, span }) => `${code} ${span?.file}`);
const codes = (): readonly string[] => codesOf(guard);

it('stops what does not end, and says whose it is', () => {
  const endless = (): never => {
    for (;;);
  };
  const impatient = createCodeGuard(UNWATCHED, 100);
  expect(() => impatient.run('a.mdx', endless)).toThrow(CodeStopped);
  expect(codesOf(impatient)).toEqual(['mdx/code-stopped a.mdx']);
  impatient.close();
  expect(guard.run('a.mdx', () => 1)).toBe(1);
  expect(codes()).toEqual([]);
});

it('keeps the process alive while code runs, and no longer', () => {
  const { exit } = process;
  expect(() => guard.run('a.mdx', () => process.exit(0))).toThrow('process.exit cannot be called');
  expect(codes()).toEqual(['mdx/code-stopped a.mdx']);
  expect(process.exit).toBe(exit);
});

it('leaves the standard output to the command', () => {
  const { stdout, stderr } = process;
  const own = { stdout: stdout.write, stderr: stderr.write };
  const written: string[] = [];
  const note = (name: string) =>
    ((text: string) => written.push(`${name} ${text}`) > 0) as typeof stdout.write;
  Object.assign(stdout, { write: note('out') });
  Object.assign(stderr, { write: note('error') });
  try {
    guard.run('a.mdx', () => stdout.write('one'));
    stdout.write('two');
  } finally {
    stdout.write = own.stdout;
    stderr.write = own.stderr;
  }
  expect(written).toEqual(['error one', 'out two']);
});

it('lets what code throws pass', () => {
  const fail = (): never => {
    throw new TypeError('mine');
  };
  expect(() => guard.run('a.mdx', fail)).toThrow('mine');
  expect(codes()).toEqual([]);
});

it('names the file of what fails late', async () => {
  const code = `return Promise.reject(new Error("late"));\n${nameCode('snippets/a b.mdx')}`;
  guard.run('page.mdx', () => void new Function(code)());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(guard.late().map(({ span }) => span?.file)).toEqual(['snippets/a b.mdx']);
  expect(guard.late()).toEqual([]);
});

it('tells failures that a page began from those of the engine', async () => {
  guard.run('page.mdx', () => {
    void Promise.reject(Object.create(null));
    void Promise.reject(new Error('ours'));
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(guard.late().map(({ code, span }) => `${code} ${span?.file}`)).toEqual([
    'mdx/failed-late page.mdx',
    'internal/bug page.mdx',
  ]);
});

it('listens only while it is open', () => {
  const count = process.listenerCount('unhandledRejection');
  guard.run('page.mdx', () => undefined);
  expect(process.listenerCount('unhandledRejection')).toBe(count + 1);
  guard.close();
  expect(process.listenerCount('unhandledRejection')).toBe(count);
});
