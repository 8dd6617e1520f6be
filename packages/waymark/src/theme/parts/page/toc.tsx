import type { TocEntry } from '@waymark/core/content';
import type { ComponentChildren, JSX } from 'preact';
import { Breakable } from '../../../components/index.ts';
import { Sign } from '../../navigation/parts/chrome-link.tsx';
import type { Words } from '../../theme-site.ts';
import { breakableText } from '../breakable-text.tsx';

/**
 * The table of contents, and what stands under it. Beside the text where there is room; elsewhere it is a popover that
 * the bar above the text opens. One list in the page serves both.
 */
export function Toc(props: {
  readonly entries: readonly TocEntry[];
  readonly text: Words;
  readonly direction: 'ltr' | 'rtl';
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { entries, text, direction, children } = props;
  return (
    <aside id="table-of-contents-layout" popover="auto">
      <div id="table-of-contents-content">
        {entries.length > 0 && (
          <nav id="table-of-contents" class="toc" aria-labelledby="toc-title">
            <p id="toc-title" class="toc-title">
              {text('onThisPage')}
            </p>
            <button
              type="button"
              class="icon-button toc-close"
              popovertarget="table-of-contents-layout"
              popovertargetaction="hide"
              aria-label={text('close')}
            >
              <Sign name="close" />
            </button>
            <TocList entries={entries} direction={direction} />
          </nav>
        )}
        {children}
      </div>
    </aside>
  );
}

function TocList(props: {
  readonly entries: readonly TocEntry[];
  readonly direction: 'ltr' | 'rtl';
}): JSX.Element {
  const { entries, direction } = props;
  const top = entries.reduce((least, { level }) => Math.min(least, level), 6);
  return (
    <ul tabindex={-1}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          class="toc-item"
          data-depth={entry.level === top ? undefined : entry.level - top}
          data-covered={entry.covered === true ? '' : undefined}
        >
          <a href={`#${encodeURIComponent(entry.id)}`}>
            {direction === 'rtl' ? <WithNames text={entry.text} /> : breakableText(entry.text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Words and signs of code, with what stands in brackets: `createClient(options)`, `GET /users/{id}`, `--force`. */
const TOKEN = String.raw`(?:[\w$@.:#/-]|\([\w$@.:#/, -]*\)|\[[\w$@.:#/, -]*\]|<[\w$@.:#/, -]*>|\{[\w$@.:#/, -]*\})+`;
const RUN = new RegExp(`${TOKEN}(?: ${TOKEN})*`, 'g');

/** A text of a language that is written from the right: the signs of a name of code stay where they are in it. */
function WithNames({ text }: { readonly text: string }): JSX.Element {
  const parts: JSX.Element[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const start = startOfName(run);
    const name = run.slice(start, endOfName(run));
    if (!/[A-Za-z]/.test(name) || !/[^\w ]/.test(name)) continue;
    parts.push(
      <Breakable text={text.slice(at, index + start)} />,
      <bdi>
        <Breakable text={name} />
      </bdi>,
    );
    at = index + start + name.length;
  }
  return (
    <>
      {parts}
      <Breakable text={text.slice(at)} />
    </>
  );
}

/** Where a name begins: a sign with a blank behind it belongs to the words before. */
function startOfName(run: string): number {
  return /^(?:[.:-]+ )*/.exec(run)?.[0].length ?? 0;
}

/** Where a name ends: what closes a sentence, or leads on, is no part of it. */
function endOfName(run: string): number {
  let end = run.length;
  while (' .:-'.includes(run.charAt(end - 1)) && end > 0) end -= 1;
  return end;
}
