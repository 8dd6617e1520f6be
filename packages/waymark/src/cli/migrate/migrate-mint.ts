import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@waymark/core/config';
import { configDiagnostics } from '@waymark/core/diagnostics';
import { wrongUse } from '../../project/expected-error.ts';
import { writeFile } from '../../project/files/writing/write-file.ts';
import type { DocsDirectory } from '../../project/find-directory.ts';
import { loadProject } from '../../project/load-project.ts';
import type { Project } from '../../project/project.ts';
import { EXIT } from '../exit-codes.ts';
import { reportDiagnostics } from '../report/report-diagnostics.ts';
import { sayLine } from '../report/say.ts';
import { schemaAddress } from '../schema-address.ts';

/** Prints the `docs.json` that says what `mint.json` says, and writes it when told to. */
export function migrateMint(found: DocsDirectory, write: boolean): number {
  const project = loadProject(found);
  const { value, diagnostics } = readConfig({ entry: found.entry, files: jsonTexts(project) });
  // That `mint.json` is old, and what to run, is known to who runs it.
  const news = diagnostics.filter(({ code }) => code !== configDiagnostics['legacy-file'].code);
  reportDiagnostics(news, project.readText);
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
  if (!write) {
    sayLine(`This would be ${target}: run it again with --write`);
    return EXIT.ok;
  }
  if (existsSync(target)) throw wrongUse(`${target} is there already`);
  writeFile(found.directory, 'docs.json', text);
  sayLine(`Wrote ${target}; mint.json is not read any more and can be deleted`);
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
