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
 * our build copies the package's module, and its programs, one for each system, are dependencies of ours. It answers from a
 * process of its own, which code of an author can end by nesting alone: then the others ask a new one.
 */
export function loadEsbuild(): Esbuild {
  const first = openService();
  return {
    transform: ((input, options) =>
      ask(first, (service) => service.transform(input, options))) as Esbuild['transform'],
    build: ((options) => ask(first, (service) => service.build(options))) as Esbuild['build'],
  };
}

function openService(): Esbuild {
  if (require.cache[API] === undefined) assertProgram();
  return require(API) as Esbuild;
}

/** What was asked of a process that has ended is asked again, one question after the other: one of them ends the next one too. */
let again: Promise<unknown> = Promise.resolve();

async function ask<Answer>(first: Esbuild, question: (service: Esbuild) => Promise<Answer>): Promise<Answer> {
  try {
    return await question(first);
  } catch (error) {
    if (!hasEnded(error)) throw error;
  }
  const answer = again.then(async () => {
    delete require.cache[API];
    return question(openService());
  });
  again = answer.catch(() => undefined);
  return answer;
}

function hasEnded(error: unknown): boolean {
  return error instanceof Error && /^The service (?:was stopped|is no longer running)/.test(error.message);
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
