import type { RenderContext } from './context.ts';
import { missingSize } from './image-size.ts';
import { declarationsOf } from './inline-style.ts';
import type { StyleProp } from './props.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Attributes of an `<img>` as written, of which `src` is resolved, with the size that the author left out. */
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
  return { ...missingSize(given, () => imageSize(src)), ...attributes };
}
