import type { ComponentChildren, VNode } from 'preact';
import { copyButtonPart } from '../code-block/copy-button.tsx';
import type { ComponentDefinition, PropDeclaration, WrittenProps } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import { readBoolean, readList, readString } from '../definition/props.ts';
import { type RenderContext, useRenderContext } from '../drawing/context.ts';
import { namesFiles, resolveFiles } from '../drawing/file-attribute.ts';
import { hidesDocumentMember } from '../drawing/html/document-members.ts';
import { withStyle } from '../drawing/inline-style.ts';
import { frameSource } from './frame-source.ts';
import { sized } from './picture.ts';
import { picturePart, withForms } from './picture-forms.tsx';

/** Pictures that open large or have buttons. */
export const mediaPart: Part = {
  name: 'media',
  styles: 'components/media/media.css',
  needs: [picturePart],
};

/** The buttons of a picture. */
const imageActionsPart: Part = { name: 'image-actions', styles: 'components/media/image-actions.css' };

/** Pixels in height of a picture that stands in a line of text, as signs and badges do. */
const MOST_IN_LINE = 40;

const placements = [
  'bottom-center',
  'bottom-left',
  'bottom-right',
  'top-center',
  'top-left',
  'top-right',
] as const;

const sourceProp: PropDeclaration = {
  type: 'string',
  required: true,
  description: 'The file: a URL or a path in the project.',
};

/** Handlers, and documents inside an attribute. */
const NOT_PRINTED = /^(?:on.*|srcdoc|dangerouslySetInnerHTML)$/i;

/** The attributes of the element itself as written, with its files resolved and without handlers in text. */
function attributesOf(
  tag: 'iframe' | 'img' | 'video',
  author: WrittenProps,
  context: RenderContext,
  own: readonly string[] = [],
): WrittenProps {
  const dropped = new Set(['children', ...own]);
  const kept = Object.entries(author).filter(
    ([name, value]) =>
      !dropped.has(name) &&
      !NOT_PRINTED.test(name) &&
      !(name.toLowerCase() === 'name' && hidesDocumentMember(tag, value)),
  );
  const resolved = kept.map(([name, value]) => [
    name,
    namesFiles(name) ? resolveFiles(name, readString(value) ?? '', context.asset) : value,
  ]);
  return Object.fromEntries(resolved);
}

function Image(author: WrittenProps): VNode {
  const context = useRenderContext();
  context.use(mediaPart);
  const attributes = attributesOf('img', author, context, ['noZoom', 'actions', 'actionsPlacement']);
  // Those behind something else are meant to be clicked through.
  const isBehind = /(?:^|\s)pointer-events-none(?:\s|$)/.test(`${author['class']} ${author['className']}`);
  const picture = sized({ alt: '', loading: 'lazy', decoding: 'async', ...attributes }, context);
  const isSmall = Number(picture['height']) <= MOST_IN_LINE;
  const zooms = readBoolean(author['noZoom']) !== true && !isBehind && !isSmall;
  const image = withForms(
    <img
      {...withStyle(picture, context)}
      data-small={isSmall ? '' : undefined}
      data-zoom={zooms ? context.text('zoomImage') : undefined}
      data-close={zooms ? context.text('close') : undefined}
    />,
    context,
  );
  const actions = readActions(author['actions']);
  if (actions.length === 0) return image;
  context.use(imageActionsPart);
  if (actions.includes('copy')) context.use(copyButtonPart);
  const placement = placements.find((place) => place === author['actionsPlacement']) ?? 'bottom-center';
  const source = readString(attributes['src']);
  return (
    <span class="image-actions" data-placement={placement}>
      {image}
      <span class="image-actions-bar">
        {actions.includes('copy') ? (
          <button
            type="button"
            class="copy-button icon-button"
            data-copy="image"
            aria-label={context.text('copy')}
            data-copied={context.text('copied')}
          />
        ) : null}
        {actions.includes('download') ? (
          <a
            class="image-download"
            {...(source === undefined ? {} : { href: source })}
            download
            aria-label={context.text('download')}
          />
        ) : null}
      </span>
    </span>
  );
}

/** The buttons asked for: both for a bare flag. */
function readActions(value: unknown): readonly string[] {
  const isOn = readBoolean(value);
  if (isOn !== undefined) return isOn ? ['copy', 'download'] : [];
  return readList(value) ?? [];
}

/** A video that starts by itself is silent, repeats and stays in the page, or browsers would not start it. */
function Video(author: WrittenProps): VNode {
  const context = useRenderContext();
  const starts = readBoolean(author['autoPlay'] ?? author['autoplay']) === true;
  const own = ['autoPlay', 'autoplay', ...(starts ? ['playsInline'] : [])];
  const attributes = attributesOf('video', author, context, own);
  const silent = starts ? { autoplay: true, playsinline: true, loop: true, muted: true } : {};
  return (
    <video {...silent} {...withStyle(attributes, context)}>
      {author['children'] as ComponentChildren}
    </video>
  );
}

function InlineFrame(author: WrittenProps): VNode {
  const context = useRenderContext();
  const attributes = withStyle(attributesOf('iframe', author, context), context);
  return <iframe loading="lazy" {...attributes} {...frameSource(author, context)} />;
}

/** Pictures, videos and embedded documents: the HTML elements, with the comforts of a documentation site. */
export const definitions: readonly ComponentDefinition[] = [
  {
    name: 'img',
    childless: true,
    parts: [mediaPart],
    mayUse: [copyButtonPart, imageActionsPart],
    aliases: ['ZoomImage', 'OptimizedImage'],
    summary: 'A picture that opens large when chosen. Any attribute of the HTML element may be given.',
    props: {
      src: sourceProp,
      alt: {
        type: 'string',
        required: true,
        description: 'What the picture shows; empty for mere decoration.',
      },
      noZoom: { type: 'boolean', description: 'Does not open large.' },
      actions: {
        type: 'any',
        description: 'Buttons over the picture: `copy`, `download`; both for a bare flag.',
      },
      actionsPlacement: {
        type: placements,
        default: 'bottom-center',
        description: 'Where the buttons stand.',
      },
    },
    render: Image,
  },
  {
    name: 'video',
    aliases: ['OptimizedVideo'],
    summary: 'A video. Any attribute of the HTML element may be given.',
    props: {
      src: { ...sourceProp, required: false },
      autoPlay: { type: 'boolean', description: 'Starts by itself, silently and again and again.' },
    },
    render: Video,
  },
  {
    name: 'iframe',
    aliases: ['OptimizedFrame'],
    summary: 'Another document in the page. Any attribute of the HTML element may be given.',
    props: {
      src: { ...sourceProp, unless: 'srcDoc' },
      srcDoc: { type: 'string', description: 'The document itself, which is shown apart from the site.' },
      title: { type: 'string', required: true, description: 'What the document is, for screen readers.' },
    },
    render: InlineFrame,
  },
];
