/** Styles that only some pages need, so that the others do not load them. */
export interface LazyStyle {
  /** Name of the built file, without extension. */
  readonly name: string;
  /** Source file, from the engine's `src`. */
  readonly source: string;
  /** Text that a page's HTML holds when it needs the styles: the hook at the beginning of a class list. */
  readonly marker: string;
}

const lazy = (component: string, hook = component): LazyStyle => ({
  name: component,
  source: `components/${component}/${component}.css`,
  marker: `class="${hook}`,
});

/** Components that most pages do without, and the parts of API pages. */
export const lazyStyles: readonly LazyStyle[] = [
  lazy('badge'),
  lazy('color'),
  lazy('expandable'),
  lazy('field'),
  lazy('github-repo'),
  lazy('latex', 'math'),
  lazy('mermaid'),
  lazy('prompt'),
  lazy('tile'),
  lazy('tooltip'),
  lazy('tree'),
  lazy('update'),
  lazy('view', 'multi-view'),
  { name: 'api-page', source: 'api-page/api-page.css', marker: 'class="api-' },
];
