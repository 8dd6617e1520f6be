/** Gives the judges that run in pages what they share, as `window.gate`. Passed to the browser as it stands. */
export function installHelpers() {
  const gate = {
    violations: [],
    /** Whether a reader can see an element, scrolling aside. */
    isVisible(element) {
      if (
        !element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        })
      )
        return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    },
    /** What holds the author's text. */
    content: () => document.querySelector('#content') ?? document.body,
    describe(element) {
      const id = element.id ? `#${element.id}` : '';
      const names = [...element.classList]
        .slice(0, 6)
        .map((name) => `.${name}`)
        .join('');
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
      return `<${element.localName}${id}${names}>${text === '' ? '' : ` “${text}”`}`;
    },
    /** Where a picture of it is to be taken. */
    box(element) {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    },
    finding: (element, what) => ({ text: `${what}: ${gate.describe(element)}`, box: gate.box(element) }),
    /** Every rule of the page's stylesheets. */
    *rules(list = [...document.styleSheets, ...document.adoptedStyleSheets]) {
      for (const sheet of list) {
        let rules = [];
        try {
          rules = sheet.cssRules ?? [];
        } catch {
          // A stylesheet of another host.
        }
        for (const rule of rules) {
          if (rule.selectorText !== undefined) yield rule;
          if (rule.cssRules?.length > 0) yield* gate.rules([rule]);
          if (rule.styleSheet) yield* gate.rules([rule.styleSheet]);
        }
      }
    },
  };
  window.gate = gate;
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    gate.violations.push(`${effectiveDirective} ${blockedURI} ${sample ?? ''} ${sourceFile ?? ''}`.trim());
  });
}
