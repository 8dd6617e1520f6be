import type { JSX } from 'preact';
import { Sign } from '../../navigation/parts/chrome-link.tsx';
import type { Words } from '../../theme-site.ts';
import { needsScript } from './contextual-menu.tsx';
import type { PageAction } from './page-action.ts';

/** The bar that stays at the top where there is no room beside the text: menu, contents with the current heading, actions. */
export function PageBar(props: {
  readonly text: Words;
  readonly hasContents: boolean;
  /** Whether its menu is one of endpoints. */
  readonly isOfEndpoint: boolean;
  /** Those whose menu stands in the page's header. */
  readonly actions: readonly PageAction[];
}): JSX.Element {
  const { text, hasContents, isOfEndpoint, actions } = props;
  return (
    <nav class="page-bar" aria-label={text('menu')}>
      <button
        type="button"
        class="drawer-button"
        id={isOfEndpoint ? 'endpoints-menu-trigger' : undefined}
        popovertarget="mobile-nav"
        aria-controls="mobile-nav"
        aria-expanded="false"
      >
        <Sign name="menu" />
        <span class="visually-hidden">{text('menu')}</span>
      </button>
      {hasContents && (
        <button
          type="button"
          class="contents-button"
          popovertarget="table-of-contents-layout"
          aria-controls="table-of-contents-layout"
          aria-expanded="false"
        >
          <span class="contents-name">{text('onThisPage')}</span>
          <span class="contents-here" />
          <Sign name="chevron-down" />
        </button>
      )}
      {actions.length > 0 && (
        <button
          type="button"
          class="bar-actions"
          popovertarget="page-context-menu"
          aria-controls="page-context-menu"
          aria-expanded="false"
          aria-label={text('moreActions')}
          data-needs-script={needsScript(actions)}
        >
          <Sign name="more" />
        </button>
      )}
    </nav>
  );
}
