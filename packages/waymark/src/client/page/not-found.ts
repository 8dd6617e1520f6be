import type { PatternRule } from '../../outputs/redirects.ts';
import { findRedirect } from './redirect-rules.ts';

const SHOWN = 3;
/** Pages that are less alike are of no help. */
const LEAST = 0.5;

/** On the 404 page: follows a redirect with wildcards, else helps the reader on. */
export async function startNotFound(): Promise<void> {
  const container = document.querySelector<HTMLElement>('.not-found-container');
  if (container === null) return;
  const base = document.documentElement.dataset['base'] ?? '';
  const target =
    container.dataset['patterns'] === undefined
      ? undefined
      : findRedirect(await loadRules(base), location, base);
  if (target === undefined) await suggestPages(container, base);
  else location.replace(target + (target.includes('#') ? '' : location.hash));
}

/** The redirects with wildcards; none when they cannot be read. */
async function loadRules(base: string): Promise<readonly PatternRule[]> {
  try {
    const response = await fetch(`${base}/_waymark/redirects.json`);
    return response.ok ? ((await response.json()) as readonly PatternRule[]) : [];
  } catch {
    return [];
  }
}

/** Sends the reader home where the site wants that; else lists the pages of the closest addresses and titles. */
async function suggestPages(container: HTMLElement, base: string): Promise<void> {
  if (container.dataset['redirect'] !== undefined) {
    // Not the first of such links: the author's description may hold one that leads elsewhere.
    const home = container.querySelector<HTMLAnchorElement>(':scope > .not-found-ways > [data-home]');
    location.replace(home?.href ?? '/');
    return;
  }
  const wanted = readablePath(location.pathname.slice(base.length));
  container.querySelector('.not-found-address')?.append(wanted);
  const rows = (await closestPages(base, wanted)).map(({ title, route }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'not-found-recommended-page-link';
    link.href = `${base}${route === '/' ? '' : route}/`;
    const path = document.createElement('span');
    path.className = 'not-found-path';
    path.dir = 'ltr';
    path.textContent = route;
    link.append(title, path);
    item.append(link);
    return item;
  });
  container.querySelector('.not-found-nearest')?.append(...rows);
  // What stands below was not shown before, so that nothing moves.
  container.dataset['known'] = '';
}

interface ListedPage {
  readonly route: string;
  readonly title: string;
}

/** The pages of the site whose address or title is closest to a path; none when the list cannot be read. */
async function closestPages(base: string, wanted: string): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(`${base}/navigation.json`);
    const { pages } = (await response.json()) as { readonly pages: readonly ListedPage[] };
    const last = wanted.split('/').at(-1) ?? '';
    return pages
      .map(({ route, title }) => ({
        route,
        title,
        score: Math.max(similarity(wanted, route.toLowerCase()), similarity(last, slugOf(title))),
      }))
      .filter(({ score }) => score > LEAST)
      .sort((one, other) => other.score - one.score)
      .slice(0, SHOWN);
  } catch {
    return [];
  }
}

function slugOf(title: string): string {
  return title.toLowerCase().trim().replace(/\s+/g, '-');
}

function readablePath(path: string): string {
  const plain = path.replace(/\/$/, '');
  try {
    return decodeURI(plain).toLowerCase();
  } catch {
    return plain.toLowerCase();
  }
}

/** Share of letters, and of pairs of neighbours, that two paths have in common, 0 to 1. Letters alone tell of those that changed places. */
function similarity(a: string, b: string): number {
  const parts = (text: string): string[] =>
    Array.from(text, (letter, at) => [letter, letter + (text[at + 1] ?? '')]).flat();
  const rest = parts(b);
  const wanted = parts(a);
  const total = rest.length + wanted.length;
  let common = 0;
  for (const part of wanted) {
    const at = rest.indexOf(part);
    if (at < 0) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}
