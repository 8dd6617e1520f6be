const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the page the rules of a drawing, by the id of its `<svg>`. A constructed sheet, because the page's security policy
 * refuses `<style>` elements. The bundled library calls this where it would have made one (`scripts/build/bundle-diagrams.mjs`).
 */
export function adoptRules(id: string, rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  sheets.set(id, sheet);
  document.adoptedStyleSheets.push(sheet);
}

/** Takes the rules of a drawing that is not shown any more away from the page. */
export function dropRules(id: string): void {
  const sheet = sheets.get(id);
  sheets.delete(id);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
