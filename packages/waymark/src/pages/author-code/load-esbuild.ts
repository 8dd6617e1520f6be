import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/** What this engine asks of esbuild. */
type Esbuild = Pick<typeof import('esbuild'), 'build' | 'transform'>;

const require = createRequire(import.meta.url);

const API = fileURLToPath(new URL('dist/data/esbuild/lib/main.js', PACKAGE_FOLDER));

/** The package of esbuild's program for this machine. */
const PROGRAM = `@esbuild/${process.platform}-${process.arch}`;

/**
 * esbuild, loaded when it is first asked for. Its npm package has an install script, which only a command line needs: so
 * our build copies the package's module, and its programs, one for each system, are dependencies of ours.
 */
export function loadEsbuild(): Esbuild {
  if (require.cache[API] === undefined) assertProgram();
  return require(API) as Esbuild;
}

/** Of a missing program, esbuild would say that its package is missing, which nobody has to install. */
function assertProgram(): void {
  try {
    require.resolve(`${PROGRAM}/package.json`);
  } catch {
    throw new Error(
      `The package ${PROGRAM} is not installed: install waymark again on this machine, without --omit=optional`,
    );
  }
}
