/** Styles that only some pages need, so that the others do not load them. */
export interface LazyStyle {
  /** Name of the built file, without extension. */
  readonly name: string;
  /** Source file, from the engine's `src`. */
  readonly source: string;
  /** What a page's HTML holds when it needs the styles: text (mostly a hook that begins a class list), or a pattern. */
  readonly marker: string | RegExp;
}

const lazy = (component: string, hook = component): LazyStyle => ({
  name: component,
  source: `components/${component}/${component}.css`,
  marker: `class="${hook}`,
});

/** Components that many pages do without, and the parts of API pages. */
export const lazyStyles: readonly LazyStyle[] = [
  { name: 'tabs', source: 'components/tabs/tabs.css', marker: /class="tab|code-group/ },
  { name: 'code-block', source: 'components/code-block/code-block.css', marker: 'code-block' },
  {
    name: 'code-lines',
    source: 'components/code-block/code-lines.css',
    marker: /line-(?:highlight|diff|focus)|data-numbered/,
  },
  {
    name: 'code-expandable',
    source: 'components/code-block/code-expandable.css',
    marker: 'data-expandable',
  },
  { name: 'code-group', source: 'components/code-group/code-group.css', marker: 'code-group' },
  { name: 'arrow', source: 'components/arrow.css', marker: /class="(?:accordion|expandable|prompt|tree)/ },
  lazy('accordion'),
  lazy('badge'),
  // Typed cards take the colours of callouts.
  { name: 'callout', source: 'components/callout/callout.css', marker: /class="callout|data-kind="/ },
  {
    name: 'callout-tinted',
    source: 'components/callout/callout-tinted.css',
    marker: 'callout-tinted',
  },
  lazy('card'),
  lazy('columns'),
  lazy('color'),
  // An island may stop in the reader's browser.
  { name: 'diagnostic', source: 'theme/styles/diagnostic.css', marker: /data-diagnostic=|<wm-island/ },
  { name: 'islands', source: 'theme/styles/islands.css', marker: '<wm-island' },
  { name: 'directory', source: 'theme/styles/directory.css', marker: 'class="directory"' },
  lazy('expandable'),
  lazy('field'),
  lazy('frame'),
  lazy('github-repo'),
  lazy('latex', 'math'),
  { name: 'media', source: 'components/media/media.css', marker: '<img' },
  lazy('mermaid'),
  lazy('prompt'),
  lazy('steps'),
  lazy('tile'),
  lazy('tooltip'),
  lazy('tree'),
  lazy('update'),
  // Pages with entries of a changelog are those that may link a feed.
  { name: 'feed-link', source: 'theme/styles/feed-link.css', marker: 'class="update' },
  { name: 'not-found', source: 'theme/styles/not-found.css', marker: 'class="not-found' },
  { name: 'view', source: 'components/view/view.css', marker: /class="multi-view|<wm-variation/ },
  {
    name: 'choosers',
    source: 'theme/styles/choosers.css',
    marker: /class="multi-view|<wm-variation/,
  },
  { name: 'examples', source: 'theme/styles/examples.css', marker: 'id="panel"' },
  { name: 'api-page', source: 'api-page/api-page.css', marker: 'class="api-' },
];
