import { type FoundSchema, fieldsOf } from '@waymark/openapi';
import { assemblePage, type RenderedApiPage } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { treeFields } from '../fields/field-row.tsx';
import { bodyFields } from '../fields/media.tsx';
import { createInk } from '../ink.ts';
import { CODE_ELEMENTS, FIELD_LIMITS } from '../limits.ts';
import type { PageInput } from '../page-input.ts';
import { exampleBlock } from '../sections/draw-samples.tsx';
import { mediaSamples } from '../sections/read-samples.ts';
import { apiSection } from '../sections/section.tsx';
import { createSheet } from '../sheet.ts';

/** A schema to be drawn as a page. */
export interface SchemaInput extends Pick<PageInput, 'context' | 'restUrl' | 'expanded'> {
  readonly schema: FoundSchema;
  /** Keys of schemas that are shown after the name of a field (`api.params.post`). */
  readonly marks?: readonly string[] | undefined;
}

/** Draws the page of a named schema: its description, its properties, an example in the side column. */
export function renderSchema({ schema, restUrl, expanded, ...input }: SchemaInput): RenderedApiPage {
  const context = specificationContext(input.context);
  const { specification, node, name } = schema;
  const [tree] = fieldsOf(specification, [{ node, direction: 'response' }], FIELD_LIMITS);
  const sheet = createSheet({ specification, context, expanded, marks: input.marks, restUrl });
  const section =
    tree &&
    apiSection(sheet, {
      stem: 'properties',
      title: context.text('properties'),
      subtitle: tree.type,
      draw: () =>
        treeFields(sheet, tree, { stem: name, level: 3, open: [] }) ??
        bodyFields(sheet, tree, { stem: name, level: 3, open: [] }),
    });
  const media = { type: 'application/json', schema: node, examples: [] };
  const samples = mediaSamples(specification, media, { direction: 'response', isMain: true });
  const titled = samples.map((sample) => ({ ...sample, title: name }));
  const aside = exampleBlock('response', titled, { context, ink: createInk(context, CODE_ELEMENTS) });
  return assemblePage({
    sheet,
    description: tree?.schema.description ?? '',
    bar: () => null,
    content: null,
    sections: section === undefined ? [] : [section],
    aside: aside && <div class="api-examples">{aside}</div>,
    code: '',
  });
}
