import type { StyleProp } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { cssValue, declarationsOf } from '../drawing/inline-style.ts';
import { missingSize } from './image-size.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Attributes of an `<img>`, of which `src` is resolved, with the size that the author left out, within its column. */
export function sized(attributes: Attributes, { imageSize }: Pick<RenderContext, 'imageSize'>): Attributes {
  const { src, width, height, class: names, className, style } = attributes;
  if (typeof src !== 'string' || src === '') return attributes;
  const given = {
    width,
    height,
    names: [names, className].filter((name) => typeof name === 'string').join(' '),
    style:
      typeof style === 'string' || typeof style === 'object'
        ? declarationsOf((style ?? '') as StyleProp)
        : '',
  };
  const look = style === undefined ? {} : { style: fitted(style) };
  const missing = missingSize(given, () => imageSize(src));
  return { ...attributes, ...missing, ...look };
}

const LENGTH = /^\d+(?:\.\d+)?(?:px|em|rem)$/;
const WIDEST = /(^|;)\s*max-width\s*:\s*([\d.]+(?:px|em|rem))\s*(?=;|$)/gi;

/** A style in which a greatest width is one within the column too: a phone may be narrower. */
function fitted(style: unknown): unknown {
  if (typeof style === 'string') return style.replace(WIDEST, '$1max-width:min(100%, $2)');
  if (typeof style !== 'object' || style === null || !('maxWidth' in style)) return style;
  const { maxWidth } = style;
  const length =
    typeof maxWidth === 'number' || typeof maxWidth === 'string' ? cssValue('maxWidth', maxWidth) : '';
  return LENGTH.test(length) ? { ...style, maxWidth: `min(100%, ${length})` } : style;
}
