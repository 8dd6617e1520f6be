/** Longest wait in milliseconds for a stylesheet; a page without it is better than none. */
const LONGEST = 3000;

/** A new state of the page's head. */
export interface HeadChange {
  readonly sent: Document;
  readonly fresh: Document;
  readonly version: number;
  /** Whether a file of the site, by its address, has other content now. */
  isChanged(href: string): boolean;
}

/**
 * Loads the stylesheets that the page does not have yet, or has in an older state, each at its place between the others.
 * Resolves when they are there; the answer removes those that are not wanted any more.
 */
export async function exchangeStyles({ sent, fresh, version, isChanged }: HeadChange): Promise<() => void> {
  const wanted = hrefsOf(fresh);
  const before = new Set(hrefsOf(sent));
  const known = new Map(linksIn(document).map((link) => [hrefOf(link), link]));
  const loading: Promise<unknown>[] = [];
  const kept = new Set<HTMLLinkElement>();
  let last: HTMLLinkElement | undefined;
  for (const href of wanted) {
    const own = known.get(href);
    const link =
      own === undefined || isChanged(href) ? createLink(href, isChanged(href) ? version : undefined) : own;
    if (link !== own) {
      loading.push(settled(link));
      insert(link, own ?? last);
    }
    kept.add(link);
    last = link;
  }
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, LONGEST))]);
  return () => {
    for (const [href, link] of known) {
      // Scripts load stylesheets too; these stay.
      if (!kept.has(link) && (before.has(href) || wanted.includes(href))) link.remove();
    }
  };
}

/** An address with a version, because the browser has another content in mind for the address itself. */
function createLink(href: string, version: number | undefined): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = version === undefined ? href : `${href}?v=${version}`;
  link.dataset['href'] = href;
  return link;
}

function insert(link: HTMLLinkElement, after: HTMLLinkElement | undefined): void {
  if (after !== undefined) after.after(link);
  else document.head.prepend(link);
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

function linksIn(holder: Document): readonly HTMLLinkElement[] {
  return [...holder.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

function hrefsOf(holder: Document): readonly string[] {
  return linksIn(holder).map(hrefOf);
}

/** The address as the server sent it. */
function hrefOf(link: HTMLLinkElement): string {
  return link.dataset['href'] ?? link.getAttribute('href') ?? '';
}
