import type { RecentPage } from './search-recent.ts';
import { makeElement, rowLines } from './search-results.ts';

/** What leads on from a question without an answer. */
export interface WaysOn {
  /** Heading of the pages. */
  readonly label: string;
  readonly pages: readonly RecentPage[];
  readonly tools: readonly AskedTool[];
}

/** A tool that answers questions, on another site. */
interface AskedTool {
  /** Its address with the question. */
  readonly href: string;
  readonly title: string;
}

/** The tools of the page's menu that answer questions, each with this question about the whole site. */
export function toolsToAsk(query: string, base: string): readonly AskedTool[] {
  const entries = document.querySelectorAll<HTMLElement>('#page-context-menu [data-action="ask"]');
  const site = new URL(`${base}/llms.txt`, location.href).href;
  return Array.from(entries, (entry) => {
    const { askUrl = '', askPrompt = '' } = entry.dataset;
    const question = `${askPrompt.replace('{url}', () => site)} ${query}`;
    const title = entry.querySelector('.nav-dropdown-item-title')?.textContent ?? '';
    return { href: askUrl + encodeURIComponent(question), title };
  });
}

/** Rows of pages and tools. They are no results, and stand outside of their list. */
export function wayRows({ label, pages, tools }: WaysOn): readonly HTMLElement[] {
  const heading = pages.length === 0 ? [] : [makeElement('div', { class: 'search-label' }, label)];
  const nearby = pages.map((page) =>
    makeElement('a', { class: 'search-hit', href: page.href }, ...rowLines('page', page)),
  );
  const asked = tools.map(({ href, title }) =>
    makeElement(
      'a',
      { class: 'search-hit', href, target: '_blank', rel: 'noopener' },
      ...rowLines('external', { title, trail: [] }),
    ),
  );
  return [...heading, ...nearby, ...asked];
}

/** Lets the arrow keys go through the rows of `ways`, from the field above them and back to it; tells whether they did. */
export function walkWays(ways: HTMLElement, input: HTMLElement, key: string): boolean {
  const stops = [input, ...ways.querySelectorAll('a')];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (step === 0 || stops.length === 1) return false;
  stops.at((at + step) % stops.length)?.focus();
  return true;
}

/** A button that searches in everything. */
export function widenButton(label: string, widen: () => void): HTMLElement {
  const button = makeElement('button', { type: 'button', class: 'search-widen' }, label);
  button.addEventListener('click', widen);
  return button;
}
