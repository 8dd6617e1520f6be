import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { captioned } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawTitle } from '../drawing/draw.tsx';

/** Frames around pictures. */
export const framePart: Part = { name: 'frame', styles: 'components/frame/frame.css' };

const props = {
  ...lookProps,
  caption: { type: 'node', description: 'Text below the content; may hold inline Markdown.' },
  hint: { type: 'node', description: 'Text above the frame.' },
  description: { type: 'node', description: 'Same as `caption`.', legacy: true },
  title: { type: 'node', description: 'Same as `hint`.', legacy: true },
  as: {
    type: 'string',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'a frame is always the same element' },
  },
} as const;

function Frame(frame: PropsOf<typeof props>, context: RenderContext): VNode {
  const hint = frame.hint || frame.title;
  const caption = frame.caption || frame.description;
  return (
    <figure {...outer('frame', frame)}>
      {hint ? <p class="frame-hint">{drawTitle(hint, context)}</p> : null}
      <div class="frame-content">{frame.children}</div>
      {caption ? (
        <figcaption class="frame-caption" data-component-part="frame-caption">
          {typeof caption === 'string' ? context.block(caption) : caption}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** The frame around pictures. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Frame',
    parts: [framePart],
    needsContent: true,
    aliases: ['Example'],
    summary: 'Sets a picture or video off with a border and a caption.',
    markdown: captioned,
    props,
    render: Frame,
  }),
];
