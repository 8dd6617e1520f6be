import type { ComponentChildren, VNode } from 'preact';
import { booleanAttribute, type Look, outer } from '../definition/common-props.ts';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';
import { WmTabs } from '../drawing/elements.ts';

/** Tabs. */
export const tabsPart: Part = { name: 'tabs', styles: 'components/tabs/tabs.css' };

/** One tab and what it shows. */
export interface TabPanel {
  /** Id of the panel, unique within the page; the tab's own is `<id>:tab`, with a sign that ids of headings lose. */
  readonly id: string;
  /** Plain text by which equal choices are kept together across the page and remembered. */
  readonly title: string;
  /** What the tab and, without JavaScript, the head of the panel show. */
  readonly label: ComponentChildren;
  readonly content: ComponentChildren;
  /** What its author added to the panel. */
  readonly look?: Look;
}

/** What a set of tabs needs beside its panels. */
export interface TabSetProps {
  /** Attributes of the outer element. */
  readonly root: { readonly class: string; readonly 'data-request-part'?: string | undefined };
  readonly panels: readonly TabPanel[];
  /** Position of the panel shown first, from 0. */
  readonly selected: number;
  /** Whether equal choices are kept together: everywhere and remembered, or on this page until it is left. */
  readonly sync: boolean | 'page';
  /** Whether selecting a tab puts its id into the address. */
  readonly linked?: boolean;
  /** Class of the panels. */
  readonly panelClass: string;
  /** Accessible name of the choice. */
  readonly label?: string;
  /** Shows the choice as a menu instead of as tabs. */
  readonly asMenu?: boolean;
  /** What stands after the tabs in their bar. */
  readonly bar?: ComponentChildren;
}

/**
 * Panels of which one is shown at a time. The bar appears only where scripts run; without them, and in print, all
 * panels stand below each other under their titles.
 */
export function TabSet(set: TabSetProps): VNode {
  useRenderContext().use(tabsPart);
  return (
    <WmTabs
      {...set.root}
      data-sync={set.sync === 'page' ? 'page' : booleanAttribute(set.sync)}
      data-linked={booleanAttribute(set.linked === true)}
    >
      <div class="tab-bar" data-component-part={set.linked ? 'tabs-list' : 'code-group-tab-bar'}>
        {set.asMenu ? <TabMenu {...set} /> : <TabList {...set} />}
        {set.bar}
      </div>
      {set.panels.map((panel, index) => (
        <div
          {...outer(set.panelClass, panel.look ?? {})}
          id={panel.id}
          data-title={panel.title}
          data-active={booleanAttribute(index === set.selected)}
          {...(set.asMenu
            ? { role: 'group' as const, 'aria-label': panel.title }
            : { role: 'tabpanel' as const, 'aria-labelledby': `${panel.id}:tab` })}
        >
          <div class="tab-title">{panel.label}</div>
          {panel.content}
        </div>
      ))}
    </WmTabs>
  );
}

function TabList({ panels, selected, label }: TabSetProps): VNode {
  return (
    <div class="tab-list" role="tablist" aria-label={label}>
      {panels.map((panel, index) => (
        <button
          type="button"
          role="tab"
          class="tab-button"
          id={`${panel.id}:tab`}
          aria-controls={panel.id}
          aria-selected={index === selected ? 'true' : 'false'}
          tabindex={index === selected ? 0 : -1}
          data-active={booleanAttribute(index === selected)}
          data-component-part="tab-button"
        >
          {panel.label}
        </button>
      ))}
    </div>
  );
}

function TabMenu({ panels, selected, label }: TabSetProps): VNode {
  return (
    <>
      <select class="tab-menu option-dropdown" aria-label={label}>
        {panels.map((panel, index) => (
          <option value={panel.id} selected={index === selected}>
            {panel.title}
          </option>
        ))}
      </select>
      <span class="sign" data-sign="chevron-down" aria-hidden="true" />
    </>
  );
}
