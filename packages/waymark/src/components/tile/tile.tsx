import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawTitle, linkTo } from '../drawing/draw.tsx';

/** Tiles. */
export const tilePart: Part = { name: 'tile', styles: 'components/tile/tile.css' };

const props = {
  ...lookProps,
  href: { type: 'href', required: true, description: 'Where the tile leads.' },
  title: { type: 'node', description: 'Line below the picture; may hold inline Markdown.' },
  description: { type: 'node', description: 'Text below the title.' },
} as const;

function Tile(tile: PropsOf<typeof props>, context: RenderContext): VNode {
  const content = drawTitle(tile.title, context) || tile.href;
  return (
    <div {...outer('tile', tile)}>
      <div class="tile-preview" data-component-part="tile-preview">
        {tile.children}
      </div>
      <div class="tile-title" data-component-part="tile-title">
        {tile.href ? (
          <a class="tile-link" {...linkTo(tile.href, context)}>
            {content}
          </a>
        ) : (
          content
        )}
      </div>
      {tile.description ? (
        <div class="tile-description" data-component-part="tile-description">
          {drawTitle(tile.description, context)}
        </div>
      ) : null}
    </div>
  );
}

/** The tile. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Tile',
    parts: [tilePart],
    summary: 'A link with a picture on a patterned ground.',
    markdown: titled,
    props,
    render: Tile,
  }),
];
