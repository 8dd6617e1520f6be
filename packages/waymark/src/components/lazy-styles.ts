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

/** The beginnings of the class names in `utilities.css`; more names than it has cost a page a request, nothing else. */
const UTILITIES =
  /class="(?:[^"]* )?(?:\w+:)?(?:block|hidden|flex|grid|inline-(?:block|flex)|(?:flex|shrink|items|justify|gap|inset|z|text|font|rounded|bg|object|leading|tracking|grid-cols|max-w|m[xytb]?|p[xy]?|[wh])-[\w/-]+|border|relative|absolute|aspect-video|overflow-hidden|no-underline|pointer-events-none)[ "]/;

/** Components that many pages do without, the parts of API pages, and the utility classes that authors write. */
export const lazyStyles: readonly LazyStyle[] = [
  { name: 'utilities', source: 'theme/styles/utilities.css', marker: UTILITIES },
  lazy('accordion'),
  lazy('badge'),
  // Typed cards take the colours of callouts.
  { name: 'callout', source: 'components/callout/callout.css', marker: /class="callout|data-kind="/ },
  lazy('card'),
  lazy('columns'),
  lazy('color'),
  { name: 'diagnostic', source: 'theme/styles/diagnostic.css', marker: 'data-diagnostic=' },
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
  lazy('view', 'multi-view'),
  { name: 'api-page', source: 'api-page/api-page.css', marker: 'class="api-' },
];
