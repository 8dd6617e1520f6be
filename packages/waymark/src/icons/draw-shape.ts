import { h, type VNode } from 'preact';
import type { IconOptions } from '../components/drawing/context.ts';
import type { FoundIcon } from './icon-set.ts';

/** Draws an icon in a line of text. */
export function drawShape({ body, viewBox }: FoundIcon, options: IconOptions): VNode {
  const { size = 16, color, className } = options;
  return h('svg', {
    class: className ? `icon ${className}` : 'icon',
    viewBox,
    width: size,
    height: size,
    ...(color === undefined ? {} : { color }),
    'aria-hidden': 'true',
    dangerouslySetInnerHTML: { __html: body },
  });
}
