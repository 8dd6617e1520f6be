import type { TocEntry } from '@waymark/core/content';
import type { ComponentChildren, JSX } from 'preact';
import { Sign } from '../navigation/parts/nav-link.tsx';
import type { Words } from '../theme-site.ts';

interface TocProps {
  readonly entries: readonly TocEntry[];
  readonly text: Words;
}

/** The column beside the text: table of contents, and what stands under it. */
export function TocColumn(props: TocProps & { readonly children?: ComponentChildren }): JSX.Element {
  const { entries, text, children } = props;
  return (
    <aside id="table-of-contents-layout">
      <div id="table-of-contents-content">
        {entries.length > 0 && (
          <nav id="table-of-contents" class="toc" aria-labelledby="toc-title">
            <p id="toc-title" class="toc-title">
              {text('onThisPage')}
            </p>
            <TocList entries={entries} />
          </nav>
        )}
        {children}
      </div>
    </aside>
  );
}

/** The table of contents where there is no room beside the text: folded, under the description. */
export function TocDisclosure({ entries, text }: TocProps): JSX.Element | null {
  if (entries.length === 0) return null;
  return (
    <details class="toc-disclosure">
      <summary>
        {text('onThisPage')}
        <Sign name="chevron-down" />
      </summary>
      <nav class="toc" aria-label={text('onThisPage')}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}

function TocList({ entries }: { readonly entries: readonly TocEntry[] }): JSX.Element {
  const top = Math.min(...entries.map((entry) => entry.level));
  return (
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.id}
          class="toc-item"
          data-depth={entry.level === top ? undefined : entry.level - top}
          data-covered={entry.covered === true ? '' : undefined}
        >
          <a href={`#${encodeURIComponent(entry.id)}`}>{entry.text}</a>
        </li>
      ))}
    </ul>
  );
}
