import { isSame } from './served.ts';

/** Brings everything in the head but stylesheets and scripts that run to what was sent anew. */
export function updateHead(sent: Document, fresh: Document): void {
  // A script may have written another one.
  if (fresh.title !== sent.title) document.title = fresh.title;
  const before = describing(sent);
  const now = describing(fresh);
  for (const element of describing(document)) {
    const wasSent = before.some((other) => isSame(other, element));
    if (wasSent && !now.some((other) => isSame(other, element))) element.remove();
  }
  for (const element of now) {
    if (!before.some((other) => isSame(other, element)))
      document.head.append(document.importNode(element, true));
  }
  for (const script of addedScripts(sent, fresh) ?? []) load(script);
  updateAttributes(sent.documentElement, fresh.documentElement);
}

/** Modules of the site that the page did not need until now; undefined when the scripts differ in any other way. */
export function addedScripts(sent: Document, fresh: Document): readonly Element[] | undefined {
  const before = scriptsOf(sent);
  const now = scriptsOf(fresh);
  const added = now.filter((script) => !before.some((other) => isSame(other, script)));
  const isKept = before.every((script) => now.some((other) => isSame(other, script)));
  const areModules = added.every((script) => /^\S*\/_waymark\//.test(script.getAttribute('src') ?? ''));
  return isKept && areModules ? added : undefined;
}

/** Scripts that are inserted as they are do not run. */
function load(script: Element): void {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  document.head.append(copy);
}

function describing(holder: Document): readonly Element[] {
  return [...holder.head.children].filter(
    (element) =>
      !element.matches('title, style, link[rel="stylesheet"], script:not([type="application/ld+json"])'),
  );
}

/** Scripts that run, without the one that keeps the page up to date. */
function scriptsOf(holder: Document): readonly Element[] {
  return [...holder.querySelectorAll('script[src]:not([data-page])')];
}

/** The class is what the reader's colour mode made of it. */
function updateAttributes(sent: Element, fresh: Element): void {
  const html = document.documentElement;
  for (const name of new Set([...sent.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const value = fresh.getAttribute(name);
    if (name === 'class' || value === sent.getAttribute(name)) continue;
    if (value === null) html.removeAttribute(name);
    else html.setAttribute(name, value);
  }
}
