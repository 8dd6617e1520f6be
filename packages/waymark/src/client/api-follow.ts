import { findKeyLine } from './page/find-key-line.ts';

/** Alternatives of a schema that are found by typing. */
const FILTER = '.api-variants > .tab-bar > .api-filter';

/** Marks the line of the shown examples that belongs to a field; nothing where browsers cannot mark text. */
function follow(field: Element): void {
  const names = fieldNames(field);
  const kind = field.closest('.api-section')?.querySelector('h2')?.id === 'response' ? 'response' : 'request';
  const code = shownCode(`.${kind}-example`);
  const line = code && findKeyLine(code.textContent ?? '', names);
  if (!code || !line) return void CSS.highlights.delete('api-line');
  const range = rangeOf(code, line);
  if (range === undefined) return;
  CSS.highlights.set('api-line', new Highlight(range));
  showRange(code, range);
}

/** Names of the fields around a field, the outermost first. */
function fieldNames(field: Element): readonly string[] {
  const names: string[] = [];
  for (let at: Element | null | undefined = field; at; at = at.parentElement?.closest('.api-field'))
    names.unshift(at.querySelector(':scope > .entry-head > .entry-name')?.textContent ?? '');
  return names;
}

function shownCode(block: string): Element | undefined {
  return [...document.querySelectorAll(`${block} pre code`)].find((code) => code.getClientRects().length > 0);
}

function rangeOf(code: Element, { start, end }: { start: number; end: number }): Range | undefined {
  const range = document.createRange();
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let at = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (!hasStart && start < at + length) {
      range.setStart(node, start - at);
      hasStart = true;
    }
    if (hasStart && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return undefined;
}

/** Scrolls the block of code, never the page. */
function showRange(code: Element, range: Range): void {
  const box = code.closest('.code-block-body') ?? code.parentElement;
  if (box === null) return;
  const outer = box.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  if (top < outer.top || bottom > outer.bottom)
    box.scrollBy({ top: (top + bottom - outer.top - outer.bottom) / 2, behavior: 'instant' });
}

/** Leaves the alternatives whose name holds what was typed, and chooses the first of them. */
function filter(input: HTMLInputElement): void {
  const menu = input.parentElement?.querySelector('select');
  if (!menu) return;
  const wanted = input.value.trim().toLowerCase();
  const matching = [...menu.options].filter((option) => {
    const matches = option.text.toLowerCase().includes(wanted);
    option.hidden = !matches;
    option.disabled = !matches;
    return matches;
  });
  const [first] = matching;
  if (first === undefined || wanted === '' || matching.some(({ selected }) => selected)) return;
  first.selected = true;
  menu.dispatchEvent(new Event('change', { bubbles: true }));
}

if ('highlights' in CSS)
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const field = target instanceof Element ? target.closest('.api-section .api-field') : null;
      if (field) follow(field);
    });
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(FILTER)) filter(target);
});
