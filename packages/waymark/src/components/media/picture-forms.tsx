import type { VNode } from 'preact';
import type { Part } from '../definition/part.ts';
import type { RenderContext } from '../drawing/context.ts';

/** What is shown where a picture does not come. */
export const picturePart: Part = { name: 'picture', styles: 'components/media/picture.css' };

/** Width of the column of text, in CSS pixels where letters have their usual size of 16. */
const COLUMN = 768;

/** An `<img>`, in a `<picture>` with the other forms of its picture where the site has some. */
export function withForms(
  image: VNode<{ readonly src?: unknown; readonly width?: unknown }>,
  { imageSize }: Pick<RenderContext, 'imageSize'>,
): VNode {
  const { src, width } = image.props;
  const forms = typeof src === 'string' ? imageSize(src)?.forms : undefined;
  if (forms === undefined) return image;
  const shown = Number(width);
  const most = shown > 0 && shown < COLUMN ? `${shown}px` : `${COLUMN / 16}rem`;
  return (
    <picture>
      {forms.map(({ type, srcset }) => (
        <source key={type} type={type} srcset={srcset} sizes={`auto, (width < 45rem) 100vw, ${most}`} />
      ))}
      {image}
    </picture>
  );
}
