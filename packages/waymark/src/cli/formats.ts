import { formatGithub, formatJson, formatSarif } from '@waymark/core/diagnostics';
import { ExpectedError } from '../project/expected-error.ts';
import type { FlagValues } from './commands.ts';

/** What findings can be printed as for machines. */
export const FORMATS = { json: formatJson, github: formatGithub, sarif: formatSarif } as const;

/** Reads `--format`, and `--json`, which is short for one of its values. Refuses names that it does not know. */
export function readFormat(flags: FlagValues): 'pretty' | keyof typeof FORMATS {
  const isShort = flags['json'] === true;
  const name = flags['format'] ?? (isShort ? 'json' : 'pretty');
  if (isShort && name !== 'json')
    throw new ExpectedError('wrong-use', '"--json" is short for "--format json": leave one of them out');
  if (name === 'pretty' || isFormat(name)) return name;
  throw new ExpectedError(
    'wrong-use',
    `"--format ${name}" is none of pretty, ${Object.keys(FORMATS).join(', ')}`,
  );
}

function isFormat(name: string | boolean): name is keyof typeof FORMATS {
  return typeof name === 'string' && Object.hasOwn(FORMATS, name);
}
