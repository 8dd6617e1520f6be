import { transform } from 'esbuild';
import type { CompileCode } from '../mdx/author-code.ts';

/** Compiles TypeScript and JSX with esbuild; its one service process serves the whole build. */
export const compileCode: CompileCode = async (code, file) => {
  const { code: compiled } = await transform(code, {
    loader: 'tsx',
    format: 'cjs',
    target: 'es2022',
    jsx: 'transform',
    jsxFactory: '__h',
    jsxFragment: '__Fragment',
    sourcefile: file,
    logLevel: 'silent',
  });
  return compiled;
};
