import type { PrintedLink } from '@waymark/core/content';
import type { NavElement, NavNode } from '@waymark/core/navigation';
import { htmlLanguage } from '@waymark/core/navigation';
import type { ComponentChildren, JSX } from 'preact';
import { colorKey } from '../../brand/site-styles.ts';
import type { ThemeSite } from '../../theme-site.ts';
import type { Level } from '../chrome.ts';
import { endsOfStretch, levelKey } from '../fit-chrome.ts';
import { allItems, isStretch, type Stretch, windowOf } from '../stretches.ts';
import { ChromeLink, markedPlace, Sign } from './chrome-link.tsx';

/** How much of the lists around the rows a page holds, and where the rest is. */
export interface ListFit {
  /** The longest list that is shown whole. */
  readonly limit: number;
  /** URL of the file with all entries of a list, where it is not shown whole. */
  fileOf(key: string): string | undefined;
}

/** What the entries of a menu are drawn with. */
export interface MenuContext {
  readonly site: ThemeSite;
  readonly fit: ListFit;
}

/** A list in a popover; opened by a button with `popovertarget`, without script. */
export function Menu(props: {
  readonly id: string;
  readonly label: string;
  readonly class?: string | undefined;
  /** URL of a file with all entries, where some are not in the page. */
  readonly src?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div
      id={props.id}
      class={
        props.class === undefined ? 'menu nav-dropdown-content' : `menu nav-dropdown-content ${props.class}`
      }
      popover="auto"
      data-list={props.src}
    >
      <ul aria-label={props.label}>{props.children}</ul>
    </div>
  );
}

/** An element as an entry of a menu: icon, title, description. */
export function MenuEntry(props: {
  readonly element: NavElement;
  readonly active: boolean;
  readonly link: PrintedLink | undefined;
  readonly context: MenuContext;
  /** What stands under the entry. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { element, active, link } = props;
  const { site, fit } = props.context;
  const hook = (part: string): string => hooks(element.kind, part);
  const language =
    element.kind === 'language' && element.code !== undefined ? htmlLanguage(element.code) : undefined;
  return (
    <li>
      <ChromeLink
        link={link}
        class={element.kind === 'language' ? `${hook('item')} localization-select-item` : hook('item')}
        data-nav-kind={element.kind}
        data-place={Number.isFinite(fit.limit) ? element.id : markedPlace(element, site)}
        data-color={colorKey(element.color)}
        data-active={active ? '' : undefined}
        aria-current={active ? 'true' : undefined}
        aria-description={element.description ?? element.tag}
        lang={language}
        hreflang={language}
      >
        <ElementIcon element={element} site={site} />
        <span class="nav-dropdown-item-text-container">
          <span class={hook('item-title')}>{element.label}</span>
          {element.description !== undefined && (
            <span class={hook('item-description')} aria-hidden="true">
              {element.description}
            </span>
          )}
        </span>
        {element.tag !== undefined && (
          <span class="nav-tag-pill" aria-hidden="true">
            {element.tag}
          </span>
        )}
        {link?.external === true && <Sign name="external" />}
      </ChromeLink>
      {props.children}
    </li>
  );
}

/** A list around the rows. */
interface ListView<T extends NavNode> {
  /** Its key. */
  readonly id: string;
  readonly items: readonly T[];
  readonly active?: T | undefined;
}

/** The elements of a level as a list. */
export function listOf(level: Level): ListView<NavElement> {
  return { id: levelKey(level), items: level.elements, active: level.active };
}

/** The entries of a menu: all of them, or those around the active one with links to pages that show the others. */
export function MenuEntries(props: {
  readonly list: ListView<NavElement>;
  readonly context: MenuContext;
  target(element: NavElement): PrintedLink | undefined;
  /** What stands under an entry. */
  below?(element: NavElement): ComponentChildren;
}): JSX.Element {
  const { list, context, target, below } = props;
  return (
    <CutList
      {...list}
      context={context}
      class="nav-dropdown-item"
      draw={(entry) => (
        <MenuEntry
          key={entry.id}
          element={entry}
          active={entry === list.active}
          link={target(entry)}
          context={context}
        >
          {below?.(entry)}
        </MenuEntry>
      )}
    />
  );
}

/** The items of a list that the page has room for, and links in the place of the others. */
export function CutList<T extends NavNode>(
  props: ListView<T> & {
    readonly context: MenuContext;
    /** Class of the links that stand for several items. */
    readonly class?: string;
    /** Draws an item, as `<li>`. */
    draw(item: T): JSX.Element;
  },
): JSX.Element {
  const { id, items, active, context, draw } = props;
  return (
    <>
      {windowOf(items, active, context.fit.limit).map((entry) =>
        isStretch(entry) ? (
          <li key={entry.id}>
            <StretchLink stretch={entry} list={id} context={context} class={props.class} />
          </li>
        ) : (
          draw(entry)
        ),
      )}
    </>
  );
}

/** Stands for entries of a long list that are not in the page; leads to a page that shows them. */
function StretchLink<T extends NavNode>(props: {
  readonly stretch: Stretch<T>;
  /** Key of the list. */
  readonly list: string;
  readonly context: MenuContext;
  readonly class: string | undefined;
}): JSX.Element {
  const { stretch, list, context } = props;
  const home = context.site.homeOf(allItems(stretch.items));
  const url = home === undefined ? context.fit.fileOf(list) : context.site.links.page(home);
  return (
    <ChromeLink
      link={url === undefined ? undefined : { url, external: false }}
      class={props.class}
      data-stretch=""
    >
      {endsOfStretch(stretch)
        .map(({ label }) => label)
        .join(' – ')}
    </ChromeLink>
  );
}

/** The icon of an element, if it has one. */
export function ElementIcon(props: {
  readonly element: NavElement;
  readonly site: ThemeSite;
}): JSX.Element | null {
  const { element, site } = props;
  if (element.icon === undefined) return null;
  return (
    <span class={hooks(element.kind, 'item-icon')} aria-hidden="true">
      {site.icon(element.icon, { iconType: element.iconType })}
    </span>
  );
}

/** Classes of a part of a selector: those of every selector, and further ones of products. */
export function hooks(kind: string, part: string): string {
  const all = `nav-dropdown-${part}`;
  return kind === 'product' ? `${all} nav-dropdown-products-selector-${part}` : all;
}
