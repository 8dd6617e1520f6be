import type { RenderContext } from '../components/index.ts';

/** Colours code as long as its page has elements to spare; the result is one piece of HTML. */
export type Ink = (code: string, language: string) => readonly [string];

/** Creates the ink of a page. The same code costs nothing the second time. */
export function createInk(context: RenderContext, elements: number): Ink {
  const known = new Map<string, readonly [string]>();
  let left = elements;
  return (code, language) => {
    const key = `${language} ${code}`;
    const drawn = known.get(key);
    if (drawn !== undefined) return drawn;
    const html = left > 0 ? context.highlight(code, language).join('\n') : '';
    const count = html.split('<span').length - 1;
    const isColoured = html !== '' && count <= left;
    if (isColoured) left -= count;
    const lines = [isColoured ? html : escapeHtml(code)] as const;
    known.set(key, lines);
    return lines;
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
