/** `<MDX>` around nothing but text. */
const MARKDOWN = /<MDX>([^<{]*)<\/MDX>/g;

/**
 * Code in which the text between `<MDX>` and `</MDX>` is a value: as the content of a tag its lines would become one, before
 * anybody could read it as Markdown.
 */
export function keepMarkdown(code: string): string {
  return code.replace(MARKDOWN, (_, text: string) => `<MDX markdown={${JSON.stringify(dedent(text))}} />`);
}

/** The text of an element stands as far in as the element does. */
function dedent(text: string): string {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return [first.trimStart(), ...lines.map((line) => line.slice(shared))].join('\n').trim();
}
