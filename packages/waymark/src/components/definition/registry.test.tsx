import { describe, expect, it } from 'vitest';
import { element, renderComponent, renderElement } from '../testing/render-component.tsx';
import { componentDefinitions, componentRegistry } from './registry.ts';

const publicNames =
  `Accordion AccordionGroup Expandable View Visibility Variation Note Warning Info Tip Check Danger Callout Card
  CardGroup Columns Column Tile Frame Panel Badge Icon Tooltip Color Color.Row Color.Item Tree Tree.Folder Tree.File
  GitHub.Repo Steps Step Tabs Tab CodeGroup CodeBlock Prompt Mermaid Latex ParamField ResponseField RequestExample
  ResponseExample ApiPlayground Update Heading Link img video iframe Snippet`.split(/\s+/);

const legacyNames =
  `CardGroup Example Param SnippetGroup Github Github.Repo FileTree ZoomImage OptimizedImage OptimizedVideo
  OptimizedFrame MDX MDXContentController MDXContent CustomCode CustomComponent DynamicCustomComponent Popup SideBySide
  zapier-zap-templates Tabs.Item Steps.Item`.split(/\s+/);

const hostile = '"><script>alert(1)</script>';

describe('componentRegistry', () => {
  it.each([...publicNames, ...legacyNames])('knows %s', (name) => {
    expect(componentRegistry.has(name)).toBe(true);
  });

  it('gives each name to one component only', () => {
    const names = componentDefinitions.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('describes every component and prop in a sentence', () => {
    for (const { name, summary, props } of componentDefinitions) {
      expect(summary, name).toMatch(/^[A-Z].*\.$/);
      for (const [prop, { description }] of Object.entries(props)) {
        expect(description, `${name}.${prop}`).toMatch(/^(?:`|[A-Z]).*\.$/);
      }
    }
  });
});

describe.each(componentDefinitions.map(({ name }) => name))('%s', (name) => {
  const definition = componentRegistry.get(name)!;

  it('renders without any props', () => {
    expect(() => renderComponent(name)).not.toThrow();
  });

  it('escapes hostile text in every prop and in its children', () => {
    const props = Object.fromEntries(Object.keys(definition.props).map((prop) => [prop, hostile]));
    expect(renderComponent(name, props, hostile)).not.toContain('<script');
  });

  it('survives values of the wrong kind', () => {
    for (const value of [true, 7, null, ['a'], { a: 1 }, () => 1]) {
      const props = Object.fromEntries(Object.keys(definition.props).map((prop) => [prop, value]));
      expect(() => renderComponent(name, props, 'text')).not.toThrow();
    }
  });

  it('writes no style, handler or script of its own', () => {
    const colours = ['style', 'color', 'colorLight', 'colorDark', 'value'];
    const declared = Object.keys(definition.props).filter((prop) => !colours.includes(prop));
    const props = Object.fromEntries(declared.map((prop) => [prop, 'x']));
    const html = renderElement(element(name, props, 'text'));
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<script/);
  });

  it('uses only words that have a translation', () => {
    const props = Object.fromEntries(Object.keys(definition.props).map((prop) => [prop, 'x']));
    expect(renderComponent(name, props, 'text')).not.toContain('missing word');
  });

  it('makes an anchor of any props', () => {
    expect(() => definition.anchor?.({}, undefined)).not.toThrow();
  });
});
