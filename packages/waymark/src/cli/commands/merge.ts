import { resolve } from 'node:path';
import { merge } from '../../merge.ts';
import { wrongUse } from '../../project/expected-error.ts';
import { DEFAULT_OUTPUT } from '../../sink/output-place.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { countOf } from '../report/count-of.ts';
import { sayLine } from '../report/say.ts';

/** `waymark merge`: joins the parts of a site that were built with `--shard`. */
export async function run(_: string, flags: FlagValues, shards: readonly string[]): Promise<number> {
  if (shards.length === 0)
    throw wrongUse('"merge" needs the folders of all parts: waymark merge DIR… --out DIR');
  const given = flags['out'];
  if (given === '') throw wrongUse('"--out" has no folder: write --out DIR');
  const out = resolve(typeof given === 'string' ? given : DEFAULT_OUTPUT);
  const { pages, files } = merge({ shards, out });
  sayLine(
    `${countOf(shards.length, 'part')} joined: ${countOf(pages, 'page')}, ${countOf(files, 'file')} → ${out}`,
  );
  return EXIT.ok;
}
