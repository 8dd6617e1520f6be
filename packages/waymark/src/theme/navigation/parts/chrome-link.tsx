import type { PrintedLink } from '@waymark/core/content';
import type { NavElement } from '@waymark/core/navigation';
import type { ComponentChildren, JSX } from 'preact';
import type { ThemeSite } from '../../theme-site.ts';

/** Attributes of a link that the theme sets. */
export interface ChromeLinkAttributes {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly title?: string | undefined;
  readonly download?: '' | undefined;
  readonly lang?: string | undefined;
  readonly hreflang?: string | undefined;
  readonly 'aria-current'?: 'true' | 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-description'?: string | undefined;
  readonly [data: `data-${string}`]: string | undefined;
}

/** Props of a link of the chrome. Without `link` (an address that is not safe to follow) only the content is drawn. */
export interface ChromeLinkProps extends ChromeLinkAttributes {
  readonly link: PrintedLink | undefined;
  readonly children: ComponentChildren;
}

/** A link of the chrome; outside links open in a new tab. */
export function ChromeLink({ link, children, ...attributes }: ChromeLinkProps): JSX.Element {
  if (link === undefined) return <span {...defined(attributes)}>{children}</span>;
  const outside = link.external ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return <a {...defined({ href: link.url, ...outside, ...attributes })}>{children}</a>;
}

/** The attribute types of JSX do not accept `undefined`; the renderer leaves such attributes out. */
function defined(attributes: object): Record<string, string> {
  return attributes as Record<string, string>;
}

/** Where an element leads, ready to print. */
export function resolveTarget({ target }: NavElement, { links }: ThemeSite): PrintedLink | undefined {
  return target === undefined ? undefined : links.link(target);
}

/** The element that a link leads to, for pages that stand in several; only where a site has such pages. */
export function markedPlace(element: NavElement, site: ThemeSite): string | undefined {
  return site.hasSharedPages ? element.id : undefined;
}

/** Attributes of a button that opens a popover; the script of all pages keeps its state. */
export function opens(id: string) {
  return { type: 'button', popovertarget: id, 'aria-controls': id, 'aria-expanded': 'false' } as const;
}

/** A sign of the theme's own, drawn by the stylesheet. */
export function Sign({ name }: { readonly name: string }): JSX.Element {
  return <span class="sign" data-sign={name} aria-hidden="true" />;
}
