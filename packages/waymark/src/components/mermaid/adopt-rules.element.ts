const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the page the rules of a drawing, by the id of its `<svg>`; those of an earlier drawing of that id go. A
 * constructed sheet, because the page's security policy refuses `<style>` elements. The bundled library calls this where
 * it would have made one (`scripts/bundle-diagrams.mjs`).
 */
export function adoptRules(id: string, rules: string): void {
  const known = sheets.get(id);
  const sheet = known ?? new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (known !== undefined) return;
  sheets.set(id, sheet);
  document.adoptedStyleSheets.push(sheet);
}
