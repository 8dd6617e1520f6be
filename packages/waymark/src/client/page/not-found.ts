import type { PatternRule } from '../../outputs/redirects.ts';
import { findRedirect } from './redirect-rules.ts';

const SHOWN = 3;

/** On the 404 page: follows a redirect with wildcards, else helps the reader on. */
export async function startNotFound(): Promise<void> {
  const container = document.querySelector<HTMLElement>('.not-found-container');
  if (container === null) return;
  const base = document.documentElement.dataset['base'] ?? '';
  const target =
    container.dataset['patterns'] === undefined
      ? undefined
      : findRedirect(await loadRules(base), location, base);
  if (target === undefined) suggestPages(container);
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

/** Sends the reader home where the site wants that; else puts the pages of the closest addresses in front. */
function suggestPages(container: HTMLElement): void {
  if (container.dataset['redirect'] !== undefined) {
    location.replace(container.querySelector<HTMLAnchorElement>('a[data-home]')?.href ?? '/');
    return;
  }
  const list = container.querySelector('ul');
  const wanted = trim(location.pathname);
  const listed = new Set(Array.from(list?.querySelectorAll('a') ?? [], (link) => link.href));
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#mobile-nav a[href], #navbar a[href]')) {
    if (link.origin === location.origin && !listed.has(link.href)) links.set(trim(link.pathname), link);
  }
  const closest = [...links]
    .map(([path, link]) => ({ path, link, score: similarity(wanted, path) }))
    .filter(({ score }) => score > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN);
  list?.prepend(
    ...closest.map(({ link }) => {
      const item = document.createElement('li');
      const copy = document.createElement('a');
      copy.className = 'not-found-recommended-page-link';
      copy.href = link.href;
      copy.textContent = link.textContent.trim();
      item.append(copy);
      return item;
    }),
  );
}

function trim(path: string): string {
  return decodeURI(path).toLowerCase().replace(/\/$/, '');
}

/** Share of pairs of letters that two paths have in common, 0 to 1. */
function similarity(a: string, b: string): number {
  const pairs = (text: string): string[] =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  const rest = pairs(b);
  const total = rest.length + Math.max(0, a.length - 1);
  let common = 0;
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}
