import { type Encoding, type FieldTree, groupMedia, type MediaType, type SpecNode } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { fragment } from '../../components/drawing/draw.tsx';
import { fieldPart, type RenderContext, TabSet } from '../../components/index.ts';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { facts } from './facts.tsx';
import { treeFields } from './field-row.tsx';
import { offerChoice } from './offer-choice.ts';
import type { RowPosition } from './row-position.ts';
import { typeElement } from './type-element.tsx';

/** Content types that share one schema. */
export interface MediaGroup {
  readonly types: readonly string[];
  readonly schema: SpecNode | undefined;
  /** How the parts of a form are sent. */
  readonly encodings: readonly Encoding[];
}

/** The groups of content types that have fields in common. */
export function mediaGroups(sheet: Sheet, content: readonly MediaType[]): readonly MediaGroup[] {
  const groups = groupMedia(content, (schema) => sheet.tree(schema)?.schema.identity);
  return groups.map((group) => ({
    types: group.map(({ type }) => type),
    schema: group[0].schema,
    encodings: group.flatMap(({ encodings }) => encodings),
  }));
}

/** Draws the fields of a body or response: of its one schema, or a tab for each content type, which the request follows. */
export function mediaFields(
  sheet: Sheet,
  groups: readonly MediaGroup[],
  place: RowPosition,
  requestPart?: 'type',
): ComponentChildren {
  const { context } = sheet;
  const [first, ...others] = groups;
  if (first === undefined) return null;
  if (others.length === 0) return groupFields(sheet, first, place);
  const panels = groups.map((group) => {
    const title = group.types.join(', ');
    const id = context.uniqueId(`${place.stem}-type`);
    return { id, title, label: title, content: groupFields(sheet, group, place) };
  });
  return (
    <TabSet
      root={{ class: 'tabs api-variants', 'data-request-part': requestPart }}
      panels={panels}
      selected={0}
      sync={false}
      panelClass="tab"
      {...offerChoice(context, 'contentType', true)}
    />
  );
}

function groupFields(sheet: Sheet, { schema, encodings }: MediaGroup, place: RowPosition): ComponentChildren {
  const tree = schema && sheet.tree(schema);
  const sent = encodings.filter(
    ({ contentType, headers }) => contentType !== undefined || headers.length > 0,
  );
  return (
    <>
      {tree === undefined ? null : (repeatNote(sheet, tree) ?? bodyFields(sheet, tree, place))}
      {sent.length === 0 ? null : encodingList(sent, sheet.context)}
    </>
  );
}

/** A link to the response that has the same fields. */
function repeatNote({ drawn, context }: Sheet, tree: FieldTree): VNode | undefined {
  const place = drawn.get(tree);
  if (place === undefined) return undefined;
  return (
    <p class="api-note">
      <a href={fragment(place.id)}>{context.text('sameAs', { name: place.name })}</a>
    </p>
  );
}

/** In which content type, and with which headers, properties of a form are sent. */
function encodingList(encodings: readonly Encoding[], { text, inline }: RenderContext): VNode {
  return (
    <div class="api-fact">
      <span class="api-fact-name">{text('contentType')}</span>
      <ul class="api-options">
        {encodings.map(({ property, contentType, headers }) => (
          <li>
            <code dir="ltr">{property}</code> {contentType}
            {headers.map(({ name, description }) => (
              <>
                {' '}
                <code dir="ltr">{name}</code> {description === undefined ? null : inline(description)}
              </>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fields of a whole body, whose examples stand beside the page. What is no plain object says its type first. */
export function bodyFields(sheet: Sheet, tree: FieldTree, place: RowPosition): VNode {
  const { context } = sheet;
  context.use(fieldPart);
  const { description } = tree.schema;
  if (description !== undefined) sheet.notes.mention(place.stem, plainText(description));
  const isSaid = description === undefined || description.trim() === place.said?.trim();
  const isPlainObject = tree.type === 'object' && tree.fields.length > 0;
  return (
    <>
      {isPlainObject ? null : <p class="api-note">{typeElement(sheet, tree)}</p>}
      {isSaid ? null : context.block(description)}
      {facts({ ...tree.schema, examples: [] }, sheet)}
      {treeFields(sheet, tree, { ...place, open: rootShapes(sheet, tree, place) })}
    </>
  );
}

/** The section around stands for the schema's own name, where a link can lead to it. */
function rootShapes(sheet: Sheet, { shape }: FieldTree, { stem }: RowPosition): RowPosition['open'] {
  return sheet.anchors.includes(stem) ? [{ shape, id: stem }] : [];
}
