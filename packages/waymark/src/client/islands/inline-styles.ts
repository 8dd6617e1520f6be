/**
 * Gives the elements of an island their inline styles back. In the page's HTML these are classes, because its policy
 * allows no style attribute; but once the island draws itself, it sets classes and styles as the author wrote them.
 */
export function adoptStyles(island: Element): void {
  const styles = new Map<string, string>();
  visit(island);

  function visit(element: Element): void {
    for (const child of element.children) {
      // What stands in a slot is never drawn again.
      if (child.hasAttribute('data-slotted')) continue;
      adopt(child);
      visit(child);
    }
  }

  function adopt(element: Element): void {
    const hashed = [...element.classList].filter((name) => name.startsWith('s-'));
    if (hashed.length === 0 || !('style' in element)) return;
    if (styles.size === 0) readRules(styles);
    const known = hashed.filter((name) => styles.has(name));
    if (known.length === 0) return;
    (element as HTMLElement | SVGElement).style.cssText = known.map((name) => styles.get(name)).join(';');
    element.classList.remove(...known);
    if (element.classList.length === 0) element.removeAttribute('class');
  }
}

/** A page from the disk may not read its stylesheets: its elements keep the classes then. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Reads the rules of the page's own stylesheet: `.s-x.s-x{…}`. */
function readRules(styles: Map<string, string>): void {
  for (const sheet of document.styleSheets) {
    if (!/\/_waymark\/page\.[^/]*$/.test(sheet.href ?? '')) continue;
    for (const rule of rulesOf(sheet)) {
      const name = rule instanceof CSSStyleRule ? /^\.(s-\w+)\.\1$/.exec(rule.selectorText)?.[1] : undefined;
      if (name !== undefined) styles.set(name, (rule as CSSStyleRule).style.cssText);
    }
  }
}
