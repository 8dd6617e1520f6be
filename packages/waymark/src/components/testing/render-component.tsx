import { type ComponentChildren, h, type VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { componentRegistry } from '../definition/registry.ts';
import { componentWords } from '../definition/words.ts';
import { type RenderContext, RenderProvider } from '../drawing/context.ts';

/** A render context for tests: icons, links and Markdown are drawn so that a test can see what was asked for. */
export function createTestContext(): RenderContext {
  const ids = new Map<string, number>();
  return {
    language: 'en',
    href: (href) => ({
      url: /^\s*javascript:/i.test(href) ? '#' : href,
      external: /^https?:/.test(href),
    }),
    asset: (src) => `/base${src}`,
    icon: (value, options = {}) => {
      if (value === undefined || typeof value !== 'string') return value as ComponentChildren;
      const { size = 16, color = 'currentColor', className } = options;
      const attributes = { class: ['icon', className].filter(Boolean).join(' '), 'data-name': value };
      return h('svg', { ...attributes, width: size, color } as Record<string, unknown>);
    },
    inline: (markdown) => markdown.replaceAll('`', ''),
    block: (markdown) => <p>{markdown}</p>,
    uniqueId: (stem) => {
      const count = (ids.get(stem) ?? 0) + 1;
      ids.set(stem, count);
      return count === 1 ? stem : `${stem}-${count}`;
    },
    text: (key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, String(value)),
        componentWords[key] ?? `missing word ${key}`,
      ),
    use: () => undefined,
    style: (style) => ({ style }),
    frame: (html) => `/frames/${html.length}.html`,
    imageSize: () => undefined,
    highlight: (code) =>
      code.split('\n').map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  };
}

/** An element of a built-in component by its tag name. Throws when there is none of that name. */
export function element(
  name: string,
  props: Record<string, unknown> = {},
  ...children: ComponentChildren[]
): VNode {
  const definition = componentRegistry.get(name);
  if (definition === undefined) throw new Error(`No built-in component is called ${name}`);
  return h(definition.render, props, ...children);
}

/** The HTML of an element within a page. */
export function renderElement(
  vnode: ComponentChildren,
  context: RenderContext = createTestContext(),
): string {
  return render(<RenderProvider value={context}>{vnode}</RenderProvider>);
}

/** The HTML of a built-in component within a page of its own. */
export function renderComponent(
  name: string,
  props: Record<string, unknown> = {},
  ...children: ComponentChildren[]
): string {
  return renderElement(element(name, props, ...children));
}
