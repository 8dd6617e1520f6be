import type { Diagnostic } from '@waymark/core/diagnostics';
import { HOSTS, type HostFile, type HostName } from './outputs/index.ts';
import { linkSite } from './pages/publish/link-site.ts';
import { cacheFolder } from './project/cache/cache-folder.ts';
import { loadProject } from './project/load-project.ts';
import { openDocumentStore } from './project/network/document-store.ts';
import { openNetwork } from './project/network/open-network.ts';
import type { Project } from './project/project.ts';
import { createSiteReader } from './site/read-site.ts';
import type { SiteOptions } from './site/site.ts';

/** What rules for a host need to know. */
export interface RulesOptions extends SiteOptions {
  readonly directory: string;
  readonly entry: string;
  readonly host: HostName;
  /** Folder of the host that the site is in, below its base path. */
  readonly root: string;
}

/** Rules for a host; without a file where there is no site. */
export interface RulesResult {
  readonly file?: HostFile;
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project;
}

/** Makes the rules by which a host serves a site: stations 1 to 4 of a build. */
export async function makeRules(options: RulesOptions): Promise<RulesResult> {
  const project = loadProject(options);
  const { read } = openDocumentStore(cacheFolder(options.directory, undefined));
  const network = openNetwork(project.trust, { read, write: () => undefined });
  const { value: site, diagnostics } = await createSiteReader(options, network)(project);
  if (site === undefined) return { diagnostics, project };
  const file = HOSTS[options.host](linkSite(site, new Map()), options.root);
  return { file, diagnostics, project };
}
