import type { TocEntry } from '@waymark/core/content';
import type { ComponentChildren, JSX } from 'preact';
import { Breakable } from '../../../components/index.ts';
import { Sign } from '../../navigation/parts/nav-link.tsx';
import type { Words } from '../../theme-site.ts';

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
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.id}
          class="toc-item"
          data-depth={entry.level === top ? undefined : entry.level - top}
          data-covered={entry.covered === true ? '' : undefined}
        >
          <a href={`#${encodeURIComponent(entry.id)}`}>
            {direction === 'rtl' ? <WithNames text={entry.text} /> : <Breakable text={entry.text} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Words and signs of code, with what stands in brackets: `createClient(options)`, `GET /users/{id}`, `--force`. */
const TOKEN = String.raw`(?:[\w$@.:#/-]|\([\w$@.:#/, -]*\)|\[[\w$@.:#/, -]*\]|<[\w$@.:#/, -]*>|\{[\w$@.:#/, -]*\})+`;
const NAME = new RegExp(`(${TOKEN}(?: ${TOKEN})*(?<![.:-]))`);

/** A text of a language that is written from the right: the signs of a name of code stay where they are in it. */
function WithNames({ text }: { readonly text: string }): JSX.Element {
  const parts = text.split(NAME).map((part, index) => {
    const isName = index % 2 === 1 && /[A-Za-z]/.test(part) && /[^\w ]/.test(part);
    return isName ? (
      <bdi key={index}>
        <Breakable text={part} />
      </bdi>
    ) : (
      <Breakable key={index} text={part} />
    );
  });
  return <>{parts}</>;
}
