import { apiSources } from '@waymark/core/config';
import type { Outcome } from '@waymark/core/diagnostics';
import { type Fetching, fetchDocuments } from '../project/fetch-documents.ts';
import type { Project } from '../project/project.ts';
import { createSite, readProjectConfig } from './create-site.ts';
import type { Site, SiteOptions } from './site.ts';

/** Creates a site; the specifications that its configuration names by address are fetched first, and only those. */
export async function openSite(
  project: Project,
  options: SiteOptions,
  fetching: Fetching,
): Promise<Outcome<Site | undefined>> {
  const config = readProjectConfig(project);
  const sources = config.value === undefined ? [] : apiSources(config.value.navigation);
  const urls = sources.map(({ source }) => source).filter((source) => /^https?:\/\//i.test(source));
  const documents = await fetchDocuments(urls, fetching);
  return createSite(project, { ...options, documents }, config);
}
