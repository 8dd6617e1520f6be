import type { Message } from 'esbuild';
import { CodeSyntaxError, type CompileCode } from '../../mdx/index.ts';
import type { KeepText } from '../store/kept-texts.ts';
import { loadEsbuild } from './load-esbuild.ts';

/** Creates the compiler of TypeScript and JSX; what it made of a text in an earlier build is not made again. */
export function createCompiler(keepText: KeepText): CompileCode {
  return (code, file) => keepText(['compiled', file, code], () => compileCode(code, file));
}

/** Where code looks for React outside of its own names: engines that run all of a page as one program have it there. */
export const GLOBAL_REACT = { 'globalThis.React': '__React', 'window.React': '__React' };

/** Compiles with esbuild; its one service process serves the whole build. */
export async function compileCode(code: string, file: string): Promise<string> {
  try {
    const { code: compiled } = await loadEsbuild().transform(code, {
      loader: 'tsx',
      format: 'cjs',
      target: 'es2022',
      jsx: 'transform',
      jsxFactory: '__h',
      jsxFragment: '__Fragment',
      define: GLOBAL_REACT,
      sourcefile: file,
      logLevel: 'silent',
    });
    return compiled;
  } catch (error) {
    const [message] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
    throw message === undefined ? error : new CodeSyntaxError(describe(message), offsetOf(message, code));
  }
}

/** What is wrong, in words of pages: authors chose no output format. */
function describe({ text }: Message): string {
  return text.startsWith('Top-level await') ? '`await` can only be used inside of an `async` function' : text;
}

/** esbuild counts lines from 1 and columns in bytes. */
function offsetOf({ location }: Message, code: string): number | undefined {
  if (location === null) return undefined;
  const lines = code.split('\n').slice(0, location.line);
  const last = Buffer.from(lines.pop() ?? '');
  const before = lines.reduce((length, line) => length + line.length + 1, 0);
  return before + last.subarray(0, location.column).toString().length;
}
