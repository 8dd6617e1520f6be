import { attempt } from '../project/files/attempt.ts';
import { longHash } from '../project/files/hash.ts';
import type { Project } from '../project/project.ts';
import { hashFile } from '../sink/hash-file.ts';
import type { Site } from '../site/site.ts';

/** What parts must have in common to be parts of one site. */
export interface BuildIdentity {
  /** Names the build of the engine. */
  readonly engine: string;
  /** Everything that the command line decides about the files of a site, by name. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Names all that the site is read from: files, fetched documents, days of commits. */
  readonly sources: string;
}

/** Names all that a site is read from. */
export function nameSources(site: Site, project: Project): string {
  const files = [...project.files.keys()].map((path) => [path, digestOf(path, project)]);
  const others = [...site.specificationDigests, ...site.commitDates];
  return longHash(JSON.stringify([project.entry, files.sort(byName), others.sort(byName)]));
}

/** Texts of pages were read already. A file that cannot be read is reported where it is copied. */
function digestOf(path: string, project: Project): string {
  if (/\.mdx?$/i.test(path)) return project.textDigest(path);
  return attempt(() => hashFile(project.absolute(path))) ?? '';
}

function byName([a = '']: readonly string[], [b = '']: readonly string[]): number {
  return a < b ? -1 : 1;
}

/** Why two parts cannot be of one site; undefined where they can. */
export function difference(a: BuildIdentity, b: BuildIdentity): string | undefined {
  if (a.engine !== b.engine) return 'they were built by different versions of Waymark';
  const names = [...new Set([...Object.keys(a.flags), ...Object.keys(b.flags)])];
  const flags = names.filter((name) => JSON.stringify(a.flags[name]) !== JSON.stringify(b.flags[name]));
  if (flags.length > 0) return `they were built with different flags (${flags.join(', ')})`;
  return a.sources === b.sources ? undefined : 'they were built from different sources';
}
