import { missingSize } from '../../media/image-size.ts';
import type { RenderContext } from '../context.ts';

const TAG = /<([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const STYLE = /(?<!\s)\s+style="([^"]*)"/;
const CLASS = /((?<!\s)\s+class=")([^"]*)"/;

/**
 * HTML that comes as text, of a library or of the author, with what elements of a page get when they are drawn: classes
 * for inline styles, sizes on pictures. Attributes are read where they stand in double quotes.
 */
export function adoptHtml(html: string, context: Pick<RenderContext, 'style' | 'imageSize'>): string {
  if (!/ style="|<img\b/.test(html)) return html;
  return html.replace(TAG, (tag, name: string, attributes: string, slash: string) => {
    const sized = name === 'img' ? `${sizeAttributes(attributes, context)}${attributes}` : attributes;
    const style = STYLE.exec(sized);
    if (style === null) return sized === attributes ? tag : `<${name}${sized}${slash}>`;
    const rest = sized.replace(STYLE, '');
    const { class: className = '' } = context.style(unescapeAttribute(style[1] ?? ''));
    if (className === '') return `<${name}${rest}${slash}>`;
    const classed = CLASS.test(rest)
      ? rest.replace(CLASS, `$1$2 ${className}"`)
      : `${rest} class="${className}"`;
    return `<${name}${classed}${slash}>`;
  });
}

function sizeAttributes(attributes: string, { imageSize }: Pick<RenderContext, 'imageSize'>): string {
  const read = (name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const source = read('src');
  if (source === undefined) return '';
  const given = {
    width: read('width'),
    height: read('height'),
    names: read('class') ?? '',
    style: read('style') ?? '',
  };
  const missing = missingSize(given, () => imageSize(unescapeAttribute(source)));
  return Object.entries(missing)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
