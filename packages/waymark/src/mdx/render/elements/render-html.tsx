import { mdxDiagnostics } from '@waymark/core/diagnostics';
import type { ComponentChildren, VNode } from 'preact';
import { TableBox } from '../../../components/html/table-box.tsx';
import { spanOf } from '../../compile/instance.ts';
import { hasHandler } from '../../islands/render-island.tsx';
import { type MdxNode, nodeText } from '../../parse/tree.ts';
import { noteTagLinks } from '../drawn-links.ts';
import { evaluateAttributes } from '../render-expression.tsx';
import { headingVNode } from '../render-markdown.tsx';
import type { Here, Render } from '../render-state.ts';
import { report, reportDropped } from '../report.tsx';
import { contentOf } from './content-of.ts';
import { isDataScript } from './data-script.tsx';
import { droppedMarkup, elementAttributes, HtmlElement, isHandler } from './html-element.tsx';
import { renderLive, withoutNotice } from './render-author-component.tsx';
import { isRefused } from './written-attributes.ts';

/** Renders an HTML element that an author wrote. */
export function renderHtml(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const tag = node.name ?? 'div';
  const span = spanOf(node, here.instance);
  const level = /^h([1-6])$/.exec(tag);
  const isLive = level === null && hasHandler(node, here);
  const attributes = evaluateAttributes(node, isLive ? withoutNotice(render) : render, here);
  noteTagLinks(attributes, node, { render, here });
  for (const attribute of inlineHandlers(attributes))
    report(render, mdxDiagnostics['inline-handler']({ attribute }, { span }));
  reportDropped(droppedMarkup(tag, attributes), node, render, here);
  if (tag === 'style') {
    render.styles.push(rawTextOf(node, here));
    return null;
  }
  if (isDataScript(tag, attributes))
    return <HtmlElement tag={tag} attributes={attributes} children={rawTextOf(node, here)} />;
  if (isRefused(tag)) {
    if (tag === 'script') reportScript(attributes['src'], node, render, here);
    return null;
  }
  if (isLive) return renderLive(node, render, here);
  const children = render.children(contentOf(tag, node), tag === 'a' ? { ...here, isInLink: true } : here);
  const id = render.compiled.ids.get(node);
  if (level === null && id === '') return withoutId(node, attributes, children);
  if (level === null) return plainElement(node, attributes, children);
  const { noAnchor, ...rest } = attributes;
  if (noAnchor !== undefined)
    return <HtmlElement tag={tag} attributes={{ ...rest, id }} children={children} />;
  return headingVNode({
    level: Number(level[1]),
    id,
    node,
    render,
    here,
    children,
    attributes: elementAttributes(tag, rest, here.context),
  });
}

/** Says that a tag loads nothing, unless it names what the page has loaded without it. */
function reportScript(src: unknown, node: MdxNode, render: Render, here: Here): void {
  const named = typeof src === 'string' ? { src } : {};
  if (named.src !== undefined && here.context.loads?.(named.src) === true) return;
  report(render, mdxDiagnostics['inline-script'](named, { span: spanOf(node, here.instance) }));
}

/** An element with the id of a heading, in it or elsewhere; a link without words has nothing else to give. */
function withoutId(
  node: MdxNode,
  { id, ...attributes }: Readonly<Record<string, unknown>>,
  children: ComponentChildren[],
): VNode | null {
  const isEmptyLink = node.name === 'a' && children.length === 0 && attributes['name'] === undefined;
  const leadsHere = [undefined, `#${id}`].includes(attributes['href'] as string);
  return isEmptyLink && leadsHere ? null : plainElement(node, attributes, children);
}

function plainElement(
  node: MdxNode,
  attributes: Readonly<Record<string, unknown>>,
  children: ComponentChildren[],
): VNode {
  const tag = node.name ?? 'div';
  const content = children.length === 0 ? undefined : children;
  const element = <HtmlElement tag={tag} attributes={attributes} children={content} />;
  return tag === 'table' ? <TableBox>{element}</TableBox> : element;
}

function inlineHandlers(attributes: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(attributes).filter((name) => isHandler(name) && typeof attributes[name] === 'string');
}

/** What stands between the tags of an element that holds text alone, or the text that an expression gives there. */
function rawTextOf(node: MdxNode, here: Here): string {
  return (node.children ?? [])
    .map((child) =>
      child.type.endsWith('Expression')
        ? String(here.scope.lookup(child.value ?? '') ?? textValue(here, child.value ?? ''))
        : nodeText(child),
    )
    .join('\n');
}

function textValue(here: Here, expression: string): string {
  const result = here.scope.evaluate(expression);
  return result.kind === 'value' && typeof result.value === 'string' ? result.value : '';
}
