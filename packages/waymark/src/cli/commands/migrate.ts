import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@waymark/core/config';
import { findDirectory } from '../../project/find-directory.ts';
import { loadProject } from '../../project/load-project.ts';
import type { Project } from '../../project/project.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { refuse } from '../read-flags.ts';
import { reportDiagnostics } from '../report.ts';
import { schemaAddress } from '../schema-address.ts';

/** `waymark migrate`: prints the `docs.json` that says what `mint.json` says, and writes it when told to. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const found = findDirectory(dir);
  if (found === undefined) return refuse(`No mint.json in ${dir} or ${dir}/docs`);
  if (found.entry !== 'mint.json') return refuse(`${found.directory} has a docs.json already`);
  const project = loadProject(found);
  const { value, diagnostics } = readConfig({ entry: found.entry, files: jsonTexts(project) });
  reportDiagnostics(diagnostics, project.readText);
  if (value === undefined) {
    process.stderr.write('Nothing was written: mint.json cannot be read.\n');
    return EXIT.docsHaveErrors;
  }
  // Editors would check the new file by the rules of the old one.
  const { $schema: _, ...docs } = value.value;
  const $schema = schemaAddress(found.directory);
  const text = `${JSON.stringify({ $schema, ...docs }, null, 2)}\n`;
  process.stdout.write(text);
  const target = join(found.directory, 'docs.json');
  if (flags['write'] !== true) {
    process.stderr.write(`This would be ${target}: run it again with --write\n`);
    return EXIT.ok;
  }
  if (existsSync(target)) return refuse(`${target} is there already`);
  writeFileSync(target, text);
  process.stderr.write(`Wrote ${target}; mint.json is not read any more and can be deleted\n`);
  return EXIT.ok;
}

function jsonTexts(project: Project): ReadonlyMap<string, string> {
  const paths = [...project.files.keys()].filter((path) => path.endsWith('.json'));
  return new Map(
    paths.flatMap((path) => {
      const text = project.readText(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}
