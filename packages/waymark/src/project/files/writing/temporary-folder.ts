import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from '../../expected-error.ts';

/** Makes a folder of its own in that of the system for such; throws an `ExpectedError` where that refuses. */
export function makeTemporaryFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-`));
  } catch (error) {
    const { message } = error as Error;
    throw new ExpectedError(
      'failed',
      `No temporary folder can be made: ${message}. Name another place by ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}`,
    );
  }
}
