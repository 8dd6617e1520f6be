import { makeJsonHarmless } from '@waymark/core/diagnostics';
import { componentRegistry } from '../../components/index.ts';
import { readModule } from '../../mdx/index.ts';
import { loadProject } from '../../project/load-project.ts';
import { openNetwork } from '../../project/network/open-network.ts';
import type { Project } from '../../project/project.ts';
import { UNTRUSTED } from '../../project/trust.ts';
import { createSiteReader } from '../../site/read-site.ts';
import { componentUses } from '../../support/component-uses.ts';
import { formatSupport, summarize } from '../../support/format-support.ts';
import { siteUses } from '../../support/site-uses.ts';
import { countUses, type Use } from '../../support/support-entry.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { findProject } from '../find-project.ts';
import { readFormat } from '../report/formats.ts';

/** `waymark support`: tells what a project uses of the format, and how far each of it is supported. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const format = readFormat(flags, ['json']);
  const project = loadProject(findProject(dir));
  // Nothing of the project is run for this, and nothing is fetched.
  const offline = openNetwork(UNTRUSTED.all, { read: () => undefined, write: () => undefined });
  const { value: site, diagnostics } = await createSiteReader({ base: '' }, offline)(project);
  if (site === undefined) {
    process.stderr.write(`${project.entry} cannot be read: run "waymark check"\n`);
    return EXIT.docsHaveErrors;
  }
  const entries = countUses([...siteUses(site, diagnostics, project.entry), ...pageUses(project)]);
  process.stdout.write(
    format === 'json'
      ? `${makeJsonHarmless(JSON.stringify({ version: 1, summary: summarize(entries), entries }, null, 2))}\n`
      : formatSupport(entries),
  );
  return EXIT.ok;
}

/** What pages and snippets use; one that does not parse uses nothing. */
function* pageUses({ files, readText }: Project): Generator<Use> {
  for (const { path, ignored } of files.values()) {
    const module =
      ignored || !/\.mdx?$/i.test(path) ? undefined : readModule(path, readText(path) ?? '').value;
    if (module !== undefined) yield* componentUses(module, componentRegistry);
  }
}
