import type { ComponentChildren, JSX } from 'preact';
import type { Words } from '../../theme-site.ts';
import { opens, Sign } from './chrome-link.tsx';

/**
 * The column at the side. On wide screens it stands beside the text; on narrow ones it is a popover that the menu button
 * opens, with the selectors, tabs and links of the header above the sidebar. One sidebar in the page serves both.
 * It scrolls, and Firefox would stop there on the way to its links, with no name to tell.
 */
export function Drawer(props: {
  readonly text: Words;
  /** The site's name, and its search. */
  readonly head: ComponentChildren;
  /** Shown only on narrow screens. */
  readonly switchers: ComponentChildren;
  readonly links: ComponentChildren;
  /** None on pages that show no sidebar: then only narrow screens have the drawer. */
  readonly sidebar: ComponentChildren | undefined;
}): JSX.Element {
  const { text, sidebar } = props;
  return (
    <div id="mobile-nav" popover="auto" tabindex={-1}>
      <div id="mobile-nav-content">
        <section class="drawer-head" aria-label={text('menu')}>
          {props.head}
          <button
            type="button"
            class="icon-button"
            popovertarget="mobile-nav"
            popovertargetaction="hide"
            aria-label={text('close')}
          >
            <Sign name="close" />
          </button>
        </section>
        {props.switchers}
        {sidebar !== undefined && (
          <nav id="sidebar" aria-label={text('docsNavigation')}>
            {sidebar}
          </nav>
        )}
        <div class="drawer-links">{props.links}</div>
      </div>
    </div>
  );
}

/** Opens the drawer. */
export function DrawerButton(props: {
  readonly text: Words;
  /** Whether its menu is one of endpoints. */
  readonly isOfEndpoint: boolean;
}): JSX.Element {
  return (
    <button
      {...opens('mobile-nav')}
      class="icon-button drawer-button"
      id={props.isOfEndpoint ? 'endpoints-menu-trigger' : undefined}
      aria-label={props.text('menu')}
    >
      <Sign name="menu" />
    </button>
  );
}

/** Folds the sidebar of wide screens away; the page's script remembers it, and without it there is no button. */
export function FoldButton({ text }: { readonly text: Words }): JSX.Element {
  return (
    <button
      type="button"
      class="icon-button fold-button"
      aria-controls="sidebar"
      aria-expanded="true"
      aria-label={text('docsNavigation')}
    >
      <Sign name="chevron-right" />
    </button>
  );
}
