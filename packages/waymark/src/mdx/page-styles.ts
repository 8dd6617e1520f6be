/** HTML whose inline styles became classes, and the rules of those classes. */
export interface StyledHtml {
  readonly html: string;
  /** Rules by class name. */
  readonly rules: ReadonlyMap<string, string>;
}

const TAG = /<([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const STYLE = /\s+style="([^"]*)"/;
const CLASS = /(\s+class=")([^"]*)"/;

/**
 * Turns every `style` attribute into a class named by its content, because the page's security policy allows no inline
 * style. `html` is what the renderer printed: attributes in double quotes, `"` and `<` escaped in them.
 */
export function extractStyles(html: string, hash: (text: string) => string): StyledHtml {
  const rules = new Map<string, string>();
  if (!html.includes(' style="')) return { html, rules };
  const rewritten = html.replace(TAG, (tag, name: string, attributes: string, slash: string) => {
    const style = STYLE.exec(attributes);
    if (style === null) return tag;
    const rest = attributes.replace(STYLE, '');
    const declarations = unescapeAttribute(style[1] ?? '').trim();
    if (declarations === '' || /[{}<]/.test(declarations)) return `<${name}${rest}${slash}>`;
    const className = `s-${hash(declarations)}`;
    rules.set(className, declarations);
    const classed = CLASS.test(rest)
      ? rest.replace(CLASS, `$1$2 ${className}"`)
      : `${rest} class="${className}"`;
    return `<${name}${classed}${slash}>`;
  });
  return { html: rewritten, rules };
}

function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Prints rules as a stylesheet. Inline styles beat every rule of the theme, so these stand in the last layer. */
export function printRules(rules: ReadonlyMap<string, string>, extra: readonly string[] = []): string {
  const printed = [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => `.${name}.${name}{${declarations}}`);
  return [...printed, ...extra].join('\n');
}
