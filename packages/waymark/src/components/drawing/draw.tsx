import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import type { IconProp } from '../definition/props.ts';
import { type RenderContext, useRenderContext } from './context.ts';
import { drawnIconPart } from './drawn-icon.ts';

/** A title or short description: text is inline Markdown, elements stay as they are. */
export function drawTitle(title: ComponentChildren, context: RenderContext): ComponentChildren {
  return typeof title === 'string' ? context.inline(title) : title;
}

/** The icon props of a component. */
interface IconSource {
  readonly icon: IconProp | undefined;
  readonly iconType: string | undefined;
  readonly iconLibrary: string | undefined;
}

/** The author's icon; nothing when none is given, its room when the name is unknown. */
export function drawIcon(
  source: IconSource,
  context: RenderContext,
  options: { readonly size?: number; readonly color?: string | undefined } = {},
): ComponentChildren {
  if (source.icon === undefined) return undefined;
  if (isValidElement(source.icon)) context.use(drawnIconPart);
  const { iconType, iconLibrary } = source;
  return context.icon(source.icon, { iconType, iconLibrary, ...options });
}

/** Attributes of an `<a>`: links that leave the site open a new tab. */
export function linkTo(
  href: string,
  context: RenderContext,
): { href: string; target?: '_blank'; rel?: string } {
  const { url, external } = context.href(href);
  return external ? { href: url, target: '_blank', rel: 'noopener noreferrer' } : { href: url };
}

/** Address of an element of the page by its id. */
export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** The link of a heading to itself, which stands behind its text, so that the heading is heard first; a heading that holds it has a label, or the link is in its name. */
export function HeadingAnchor({ id, title }: { readonly id: string; readonly title: string }): VNode {
  const { text } = useRenderContext();
  return <a class="heading-anchor" href={fragment(id)} aria-label={text('linkToSection', { title })} />;
}
