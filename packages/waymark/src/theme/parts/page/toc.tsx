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
  readonly title: string;
  readonly entries: readonly TocEntry[];
  readonly text: Words;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { title, entries, text, children } = props;
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
            <TocList title={title} entries={entries} />
          </nav>
        )}
        {children}
      </div>
    </aside>
  );
}

function TocList(props: { readonly title: string; readonly entries: readonly TocEntry[] }): JSX.Element {
  const { title, entries } = props;
  const top = entries.reduce((least, { level }) => Math.min(least, level), 6);
  return (
    <ul>
      {/* What is read before the first heading has an entry, too. */}
      <li class="toc-item">
        <a href="#page-title">
          <Breakable text={title} />
        </a>
      </li>
      {entries.map((entry) => (
        <li
          key={entry.id}
          class="toc-item"
          data-depth={entry.level === top ? undefined : entry.level - top}
          data-covered={entry.covered === true ? '' : undefined}
        >
          <a href={`#${encodeURIComponent(entry.id)}`}>
            <Breakable text={entry.text} />
          </a>
        </li>
      ))}
    </ul>
  );
}
