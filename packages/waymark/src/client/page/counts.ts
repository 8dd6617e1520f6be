import { html } from '../../components/behaviour.element.ts';

/** Asks for the stars of GitHub links and the members online of Discord links in the navbar; shows nothing on failure. */
export function startCounts(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#navbar a[data-count]')) {
    void showCount(link);
  }
}

async function showCount(link: HTMLAnchorElement): Promise<void> {
  const source = countSource(link);
  if (source === undefined) return;
  try {
    const response = await fetch(source.url);
    // An answer that says what went wrong has no such number.
    const count: unknown = Reflect.get(Object(await response.json()), source.field);
    if (typeof count !== 'number' || count <= 0) return;
    const shown = document.createElement('span');
    shown.className = 'navbar-count';
    shown.textContent = new Intl.NumberFormat(html.lang, { notation: 'compact' }).format(count);
    link.append(shown);
  } catch {
    // Offline or refused: the link works without a number.
  }
}

function countSource(link: HTMLAnchorElement): { readonly url: string; readonly field: string } | undefined {
  const [first, second] = new URL(link.href).pathname.split('/').filter(Boolean);
  if (first === undefined) return undefined;
  if (link.dataset['count'] === 'discord') {
    const code = second ?? first;
    return {
      url: `https://discord.com/api/v10/invites/${code}?with_counts=true`,
      field: 'approximate_presence_count',
    };
  }
  // `/orgs/name` is no repository.
  return second === undefined || first === 'orgs'
    ? undefined
    : { url: `https://api.github.com/repos/${first}/${second}`, field: 'stargazers_count' };
}
