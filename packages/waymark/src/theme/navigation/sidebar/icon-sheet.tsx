import { cloneElement, isValidElement, type VNode } from 'preact';
import type { ThemeSite } from '../../theme-site.ts';
import type { DrawNodeIcon } from '../weight.ts';

/**
 * Draws the icons of rows as marks, and their drawings as a stylesheet: one file instead of a copy in each page. It is
 * another request before the page is seen, so that it is worth its while only where the copies leave no room for the rows.
 */
export interface IconSheet {
  readonly icon: ThemeSite['icon'];
  /** The rules of the icons that were drawn so far. */
  css(): string;
}

/** What the rows of a page hold in place of the icons that `drawIcon` gives. */
export function markIcons(drawIcon: DrawNodeIcon): DrawNodeIcon {
  return (node) => {
    const drawn = drawIcon(node);
    return drawn.startsWith('<svg') ? ` data-masked="${node.id}"` : drawn;
  };
}

/**
 * A mark is as empty as its room until the stylesheet is there. What authors say of the ground of icons is kept from them
 * by the reset, so these rules are part of it.
 */
const SHARED = `@layer waymark.reset{svg.icon[data-masked]{background:currentColor!important}
@media (forced-colors:active){svg.icon[data-masked]{background:CanvasText!important}}}
`;

/** Creates the sheet of a sidebar; icons that are files of their own stay what they are. */
export function createIconSheet({ icon }: Pick<ThemeSite, 'icon'>): IconSheet {
  const drawings = new Map<string, number>();
  return {
    icon(value, options) {
      const drawn = icon(value, options);
      if (!isValidElement(drawn) || drawn.type !== 'svg') return drawn;
      const drawing = svgOf(drawn as VNode<Drawing>);
      const mark = drawings.get(drawing) ?? drawings.size;
      drawings.set(drawing, mark);
      return cloneElement(drawn, {
        viewBox: undefined,
        dangerouslySetInnerHTML: undefined,
        'data-masked': mark,
      } as object);
    },
    css: () => SHARED + [...drawings].map(ruleOf).join(''),
  };
}

/** Props of an icon from the sets. */
interface Drawing {
  readonly viewBox: string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

function svgOf({ props }: VNode<Drawing>): string {
  const body = props.dangerouslySetInnerHTML.__html;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${props.viewBox}">${body}</svg>`;
}

function ruleOf([drawing, mark]: readonly [string, number]): string {
  const url = drawing.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return `[data-masked="${mark}"]{mask:url("data:image/svg+xml,${url}") center/contain no-repeat}\n`;
}
