import type { PrintedLink } from '@waymark/core/content';
import type { NavElement } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { Words } from '../../theme-site.ts';
import { type Level, menuItems } from '../chrome.ts';
import type { DrawOnce } from '../draw-once.ts';
import { levelKey, menuKey } from '../fit-chrome.ts';
import { opens, Sign } from './chrome-link.tsx';
import { ElementIcon, hooks, listOf, Menu, type MenuContext, MenuEntries } from './menu.tsx';

/** What a selector needs beside its level. */
export interface SelectorContext extends MenuContext {
  readonly text: Words;
  /** Elements on the way to the page. */
  readonly trail: readonly NavElement[];
  /** Where choosing an element leads from this page. */
  target(element: NavElement): PrintedLink | undefined;
  /** Draws what stands in a document twice. */
  readonly onPage: DrawOnce;
}

interface SelectorProps {
  readonly level: Level;
  readonly context: SelectorContext;
}

/** A button that opens the list of a level's elements. */
export function Selector({ level, context }: SelectorProps): JSX.Element {
  const { kind, active, parent } = level;
  const isLanguage = kind === 'language' && parent.kind === 'root';
  const key = levelKey(level);
  // No heading and no field can have an id with a colon.
  const content = isLanguage ? 'localization-select-content' : `nav:${key}`;
  const name = selectorName(level, context.text);
  return (
    <div class="nav-selector" data-selector={kind}>
      <button
        {...opens(content)}
        id={isLanguage ? 'localization-select-trigger' : undefined}
        class={hooks(kind, 'trigger')}
      >
        {active !== undefined && <ElementIcon element={active} site={context.site} />}
        {active !== undefined && <span class="visually-hidden">{`${name}: `}</span>}
        <span class="nav-selector-label">{active?.label ?? name}</span>
        {active?.tag !== undefined && <span class="nav-tag-pill">{active.tag}</span>}
        <Sign name="chevron-down" />
      </button>
      <Menu id={content} label={name} class={menuClass(kind, isLanguage)} src={context.fit.fileOf(key)}>
        <Choices level={level} context={context} />
      </Menu>
    </div>
  );
}

/** The same choices as a list that unfolds in place: for the drawer. */
export function FoldedSelector({ level, context }: SelectorProps): JSX.Element {
  const name = selectorName(level, context.text);
  return (
    <details
      class="drawer-selector"
      data-selector={level.kind}
      data-list={context.fit.fileOf(levelKey(level))}
    >
      <summary>
        <span class="drawer-selector-name">{name}</span>
        <span>{level.active?.label}</span>
        <Sign name="chevron-down" />
      </summary>
      <ul>
        <Choices level={level} context={context} />
      </ul>
    </details>
  );
}

function Choices({ level, context }: SelectorProps): JSX.Element {
  const list = listOf(level);
  return context.onPage(`choices ${list.id}`, () => (
    <MenuEntries
      list={list}
      context={context}
      target={context.target}
      below={(element) =>
        element.kind === 'product' ? <ProductMenu product={element} context={context} /> : null
      }
    />
  ));
}

/** The menu of a product, a column of the switcher. A long one is left to the selector on the product's own pages. */
function ProductMenu(props: {
  readonly product: NavElement;
  readonly context: SelectorContext;
}): JSX.Element | null {
  const { product, context } = props;
  const items = menuItems(product);
  if (items.length === 0 || items.length > context.fit.limit) return null;
  const active = items.find((item) => context.trail.includes(item));
  return (
    <ul class="nav-product-menu" aria-label={product.label}>
      <MenuEntries list={{ id: menuKey(product), items, active }} context={context} target={context.target} />
    </ul>
  );
}

function menuClass(kind: string, isLanguage: boolean): string | undefined {
  if (isLanguage) return 'localization';
  return kind === 'product' ? 'nav-dropdown-products-selector-content' : undefined;
}

/** Kinds whose names are interface words. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['language', 'version', 'product']);

function selectorName(level: Level, text: Words): string {
  return text(NAMED_KINDS.has(level.kind) ? level.kind : 'section');
}
