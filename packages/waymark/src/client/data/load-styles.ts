/** Stylesheets that were asked for, by their address. */
const asked = new Map<string, Promise<void>>();

/** Loads the styles of something that must not be seen without them; it is usable where they fail. */
export function loadStyles(href: string): Promise<void> {
  const known = asked.get(href) ?? appendLink(href);
  asked.set(href, known);
  return known;
}

function appendLink(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
