import { configDefaults } from '../settings/defaults.ts';
import {
  entriesBelow,
  type NavigationLevel,
  type NavigationTree,
  type SpecificationRef,
} from './navigation-tree.ts';

/** A specification that the configuration names. */
export type ApiSource = Omit<SpecificationRef, 'directory' | 'namesDirectory'>;

/** A specification's address before an endpoint in `pages`. */
const ADDRESSED_ENDPOINT = /^\s*(https?:\/\/\S+)\s+\S+\s+\S/i;

/** Lists the specifications that a configuration names: site-wide, on elements, and by address in `pages`. */
export function apiSources({ siteWide, root }: NavigationTree): readonly ApiSource[] {
  const found = [...attachedBy(siteWide), ...attachedBy(root)];
  for (const entry of entriesBelow(root)) {
    if (entry.kind !== 'ref') for (const each of attachedBy(entry)) found.push(each);
    else {
      const source = ADDRESSED_ENDPOINT.exec(entry.text)?.[1];
      if (source !== undefined) found.push({ source, pointer: entry.pointer });
    }
  }
  return found;
}

function attachedBy(level: Attaching): readonly ApiSource[] {
  return refsOf(level).map(({ directory: _, namesDirectory: __, source, ...ref }) => ({
    ...ref,
    source: source.trim(),
  }));
}

/** What attaches specifications: an element, or the configuration for the whole site. */
type Attaching = Pick<NavigationLevel, 'openapi' | 'asyncapi' | 'graphql' | 'sdk'>;

function refsOf({
  openapi = [],
  asyncapi = [],
  graphql = [],
  sdk = [],
}: Attaching): readonly SpecificationRef[] {
  return [...openapi, ...asyncapi, ...graphql, ...sdk];
}

/** The folders of the pages that the specifications of some sources make, with slashes around. */
export function specificationFolders(
  { siteWide, root }: NavigationTree,
  isMeant: (source: string) => boolean,
): readonly string[] {
  const levels = [siteWide, root, ...[...entriesBelow(root)].filter((entry) => entry.kind !== 'ref')];
  const folders = levels
    .flatMap(refsOf)
    .filter(({ source }) => isMeant(source.trim()))
    .map(({ directory }) => `/${directory === '' ? configDefaults.api.directory : directory}/`);
  return [...new Set(folders)];
}
