import type { ComponentChildren, JSX } from 'preact';
import { opens, Sign } from '../../navigation/parts/chrome-link.tsx';
import type { Words } from '../../theme-site.ts';
import { needsScript } from './contextual-menu.tsx';
import type { PageAction } from './page-action.ts';

/**
 * The bar that stays at the top where there is no room beside the text: contents with the current heading, actions, search. On
 * phones, menu and name of the header stand before them, as in the document: the keyboard goes through them as they are seen.
 */
export function PageBar(props: {
  readonly text: Words;
  readonly hasContents: boolean;
  readonly search: ComponentChildren;
  /** Those whose menu stands in the page's header. */
  readonly actions: readonly PageAction[];
}): JSX.Element {
  const { text, hasContents, actions, search } = props;
  return (
    <nav class="page-bar" aria-label={text('menu')}>
      {hasContents && (
        <button {...opens('table-of-contents-layout')} class="contents-button">
          <span class="contents-name">{text('onThisPage')}</span>
          <span class="contents-here" />
          <Sign name="chevron-down" />
        </button>
      )}
      {actions.length > 0 && (
        <button
          {...opens('page-context-menu')}
          class="icon-button bar-actions"
          aria-label={text('moreActions')}
          data-needs-script={needsScript(actions)}
        >
          <Sign name="more" />
        </button>
      )}
      {search}
    </nav>
  );
}
