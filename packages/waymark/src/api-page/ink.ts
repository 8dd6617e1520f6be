import type { RenderContext } from '../components/index.ts';
import { escapeHtml } from '../highlight/html.ts';

/** Code and its language. */
interface Text {
  readonly code: string;
  readonly language: string;
}

/** Colours code as long as its page has elements to spare; the result is one piece of HTML. */
export type Ink = (code: string, language: string) => readonly [string];

/** Creates the ink of a page. What is in front gets its colours first; the same code costs as much each time it is drawn. */
export function createInk(context: RenderContext, elements: number, front: readonly Text[] = []): Ink {
  const known = new Map<string, string>();
  let left = elements;
  const draw = (code: string, language: string): string => {
    const key = keyOf(code, language);
    const html = known.get(key) ?? (left > 0 ? context.highlight(code, language).join('\n') : '');
    known.set(key, html);
    const count = html.split('<span').length - 1;
    if (html === '' || count > left) return escapeHtml(code);
    left -= count;
    return html;
  };
  const reserved = new Map(
    front.map(({ code, language }) => [keyOf(code, language), draw(code, language)] as const),
  );
  return (code, language) => {
    const key = keyOf(code, language);
    const first = reserved.get(key);
    reserved.delete(key);
    return [first ?? draw(code, language)];
  };
}

function keyOf(code: string, language: string): string {
  return `${language} ${code}`;
}
