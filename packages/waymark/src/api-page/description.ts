import type { RenderContext } from '../components/index.ts';
import { codeText, htmlBlocks } from './html-blocks.ts';

/** Fences, and code spans, which go over the end of no paragraph: what stands in them stays as it is. */
const CODE =
  /(^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^ {0,3}\2`*~*[ \t]*$|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])*?[^`]\3(?!`))/m;

/** Elements that are blocks of their own, of which only their contents are shown. */
const BLOCKS =
  'p|ul|ol|div|dl|dd|center|section|article|aside|header|footer|main|nav|figure|figcaption|details|form|fieldset|address';

/** Emphasis in HTML, and the Markdown for it. */
const EMPHASIS: readonly (readonly [RegExp, string])[] = [
  [/<(strong|b)>([^<>*\n]+)<\/\1\s*>/gi, '**$2**'],
  [/<(em|i)>([^<>*\n]+)<\/\1\s*>/gi, '*$2*'],
  [/<(del|s|strike)>([^<>~\n]+)<\/\1\s*>/gi, '~~$2~~'],
];

/** HTML that descriptions are often written in, and the Markdown for it. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  ...EMPHASIS,
  [/<a\b[^<>]*?\bhref\s*=\s*(["'])([^"'<>\s]*)\1[^<>]*>([^<>[\]]*)<\/a\s*>/gi, '[$3]($2)'],
  // A link may be what is emphasised.
  ...EMPHASIS,
  [/(?:(?<!\s)\s+)?<li\b[^<>]*>\s*/gi, '\n- '],
  [/(?:(?<!\s)\s+)?<\/li\s*>\s*/gi, '\n'],
  [/(?:(?<!\s)\s+)?<(h[1-6]|dt|summary)\b[^<>]*>\s*([^<>\n]*)<\/\1\s*>\s*/gi, '\n\n**$2**\n\n'],
  [/(?:(?<!\s)\s+)?<hr\b[^<>]*>\s*/gi, '\n\n---\n\n'],
  [new RegExp(`(?:(?<!\\s)\\s+)?</?(?:${BLOCKS})\\b[^<>]*>\\s*`, 'gi'), '\n\n'],
  [/<\/?(?:span|font|u|small|b|i|em|strong)\b[^<>]*>/gi, ''],
];

/**
 * Markdown of a specification as the page reads it: common HTML is turned into Markdown, which is then rendered and made
 * safe like all of it; a dollar is an amount of money there, not the start of a formula.
 */
export function descriptionMarkdown(written: string): string {
  const text = dedent(written);
  if (!/[<$•▪]/.test(text)) return text;
  return (
    htmlBlocks(`\n${text}`)
      // Code in HTML becomes code in Markdown before code is set apart.
      .replace(/<(code|tt|kbd)>([^<>`\n]*)<\/\1\s*>/gi, (_, __, code: string) => `\`${codeText(code)}\``)
      .split(CODE)
      // Between the parts of plain text stands code, with the two marks that close it.
      .map((part: string | undefined, index) =>
        index % 4 === 0 ? plainPart(part ?? '') : index % 4 === 1 ? part : '',
      )
      .join('')
      .trim()
  );
}

/**
 * A text taken from a comment in code, where all lines but the first stand further in: a fence there would be none. Without
 * one, what is indented may be meant as code.
 */
function dedent(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  if (!lines.some((line) => /^ {4,}(?:```|~~~)/.test(line))) return text;
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  const depth = Math.min(...depths);
  return depth < 4 ? text : [first, ...lines.map((line) => line.slice(depth))].join('\n');
}

function plainPart(text: string): string {
  const markdown = TAGS.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
  return (
    markdown
      .replace(/(?<!\\)\$/g, '\\$')
      // Bullets as word processors write them.
      .replace(/(\n[ \t]*)[•▪][ \t]+/g, '$1- ')
      .replace(/\n{3,}/g, '\n\n')
  );
}

/** The context of a page whose block texts come from a specification. */
export function specificationContext(context: RenderContext): RenderContext {
  return { ...context, block: (markdown) => context.block(descriptionMarkdown(markdown)) };
}
