/** Stylesheets that were asked for, by their address. */
const asked = new Map<string, Promise<unknown>>();

/** Loads the styles of something that must not be seen without them; it is usable where they fail, and they are asked for again. */
export function loadStyles(href: string): Promise<unknown> {
  const known = asked.get(href) ?? appendLink(href);
  asked.set(href, known);
  return known;
}

function appendLink(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => resolve(asked.delete(href));
    document.head.append(link);
  });
}
