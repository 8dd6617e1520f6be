import {
  createLinks,
  type LinksInput,
  markdownPathOfRoute,
  outputPathOfRoute,
  type RedirectRules,
  routeOfFeed,
} from '@waymark/core/content';
import {
  contentDiagnostics,
  type Diagnostic,
  linkDiagnostics,
  type Outcome,
} from '@waymark/core/diagnostics';
import { addressProblem } from '@waymark/core/navigation';
import { newFolders } from '@waymark/core/source';
import { forwardingPath, GENERATED_FILES, ROOT_SKILL } from '../outputs/index.ts';
import type { Site } from './site.ts';

/** The paths of an output that have an owner: no file can stand below another one. */
export interface ClaimedPaths {
  readonly files: Paths;
  readonly folders: Paths;
  /** Takes the paths of one owner, all or none. The answer is the file (or folder, with a slash) in the way, if there is one. */
  claim(paths: readonly string[]): string | undefined;
}

/** Some paths, which may be asked for. */
type Paths = Pick<ReadonlySet<string>, 'has'>;

/** Creates a record of paths. It adds to an earlier one, which stays as it is, or else to the files that every site has. */
export function createClaimedPaths(before?: ClaimedPaths): ClaimedPaths {
  const files = new Set(before === undefined ? GENERATED_FILES : []);
  const folders = new Set<string>();
  const isFile = (path: string): boolean => files.has(path) || before?.files.has(path) === true;
  const known = { has: (path: string) => folders.has(path) || before?.folders.has(path) === true };
  const obstacle = ({ path, above }: Wanted): string | undefined => {
    if (isFile(path)) return path;
    return known.has(path) ? `${path}/` : above.find(isFile);
  };
  return {
    files: { has: isFile },
    folders: known,
    claim(paths) {
      const wanted = paths.map((path): Wanted => ({ path, above: newFolders(path, known) }));
      const found = wanted.map(obstacle).find((path) => path !== undefined);
      if (found !== undefined) return found;
      for (const { path, above } of wanted) {
        files.add(path);
        for (const folder of above) folders.add(folder);
      }
      return undefined;
    },
  };
}

/** A path that shall be claimed, and the folders above it that hold nothing yet. */
interface Wanted {
  readonly path: string;
  readonly above: readonly string[];
}

/** Leaves out the page files whose pages have no place in an output. */
export function claimRoutes(
  routes: ReadonlyMap<string, string>,
  claimed: ClaimedPaths,
): Outcome<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const [route, file] of routes) {
    const problem = addressProblem(route) ?? describe(claimed.claim(pathsOf(route)));
    if (problem === undefined) kept.set(route, file);
    else diagnostics.push(leftOut(file, problem));
  }
  return { value: kept, diagnostics };
}

/**
 * Leaves out the files that cannot be served at their path. At the very path of a page or of a generated file there is
 * a rule of who wins; below one there is no room.
 */
export function claimAssets(assets: readonly string[], claimed: ClaimedPaths): Outcome<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const value = assets.filter((path) => {
    const obstacle = claimed.claim([path]);
    const isBelow = obstacle !== undefined && obstacle !== path;
    const problem = isBelow || path.startsWith('_waymark/') ? describe(obstacle ?? '_waymark') : undefined;
    if (problem !== undefined) diagnostics.push(leftOut(path, problem));
    return problem === undefined;
  });
  return { value, diagnostics };
}

/** Leaves out the redirects that would put nothing in the place of a page; at the root there always is one. */
export function keepPages(
  rules: RedirectRules,
  {
    routes,
    locate,
    ...linked
  }: Omit<LinksInput, 'redirects'> & {
    readonly routes: ReadonlySet<string>;
    readonly locate: Site['locate'];
  },
): Outcome<RedirectRules> {
  const hiding = [...rules.exact.values()].filter(({ source }) => source === '/' || routes.has(source));
  if (hiding.length === 0) return { value: rules, diagnostics: [] };
  const links = createLinks({ ...linked, routes, redirects: rules });
  const refused = hiding.filter(({ destination }) => links.resolve(destination).kind === 'missing');
  const exact = new Map(rules.exact);
  const diagnostics = refused.map(({ source, destination, index }) => {
    exact.delete(source);
    const where = locate(`/redirects/${index}/destination`);
    return linkDiagnostics['redirect-target']({ source, destination, keepsPage: true }, where);
  });
  return { value: { ...rules, exact }, diagnostics };
}

/** Leaves out the redirects from addresses at which the site has a file of its own. */
export function claimRedirects(
  rules: RedirectRules,
  claimed: ClaimedPaths,
  { routes, assets, locate }: Pick<Site, 'assets' | 'locate'> & { readonly routes: ReadonlySet<string> },
): Outcome<RedirectRules> {
  const kept = new Map([...rules.exact].filter(([, redirect]) => !isServed(redirect, rules.exact)));
  const diagnostics: Diagnostic[] = [];
  for (const { source, index } of [...kept.values()]) {
    const path = forwardingPath(source);
    // One that hides a page takes the page's place; that is reported by the check of redirects.
    if (path === undefined || routes.has(source)) continue;
    // At the root the first page stands in for one that is not there; an author may say what is there instead.
    if (source === '/' && !assets.includes('index.html')) continue;
    const isFeed = routes.has(routeOfFeed(source) ?? '');
    const obstacle = isFeed || source.startsWith('/_waymark/') ? source : claimed.claim([path]);
    if (obstacle === undefined) continue;
    kept.delete(source);
    const where = locate(`/redirects/${index}/source`);
    diagnostics.push(linkDiagnostics['redirect-taken']({ source, problem: describe(obstacle) }, where));
  }
  return { value: { ...rules, exact: kept }, diagnostics };
}

/** Whether a redirect leads from the document of an address to where that address leads: what is wanted is served there. */
function isServed(
  { source, destination }: { readonly source: string; readonly destination: string },
  exact: RedirectRules['exact'],
): boolean {
  const [, address] = /^(.*)\/index\.html$/.exec(source) ?? [];
  return address !== undefined && [address || '/', exact.get(address)?.destination].includes(destination);
}

/** The files of a page that need a place. Those of the home page are every site's, and so is `skill.md`, in whose place a page stands. */
export function pathsOf(route: string): readonly string[] {
  if (route === '/') return [];
  const markdown = markdownPathOfRoute(route);
  return markdown === ROOT_SKILL ? [outputPathOfRoute(route)] : [outputPathOfRoute(route), markdown];
}

function leftOut(file: string, problem: string): Diagnostic {
  return contentDiagnostics['unusable-address']({ file, problem }, { span: { file, start: 0, end: 0 } });
}

function describe(obstacle: string): string;
function describe(obstacle: string | undefined): string | undefined;
function describe(obstacle: string | undefined): string | undefined {
  return obstacle === undefined ? undefined : `is taken by \`${obstacle.replace(/^\//, '')}\` of the site`;
}
