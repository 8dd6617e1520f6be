import { type FoundSchema, fieldsOf } from '@waymark/openapi';
import type { RenderContext } from '../components/index.ts';
import { treeFields } from './field-row.tsx';
import { rootFields } from './media.tsx';
import { plainText, treeText } from './page-sections.ts';
import { provide, type RenderedApiPage } from './render-operation.tsx';
import { exampleBlock, mediaSample } from './samples.tsx';
import { apiSection } from './section.tsx';
import { createSheet } from './sheet.ts';

/** Fields of a schema page, at most. */
const LIMITS = { depth: 6, fields: 220 };

/** A schema to be drawn as a page. */
export interface SchemaInput {
  readonly schema: FoundSchema;
  readonly context: RenderContext;
  /** Opens nested fields from the start. */
  readonly expanded?: boolean;
}

/** Draws the page of a named schema: its description, its properties, an example in the side column. */
export function renderSchema({ schema, context, expanded }: SchemaInput): RenderedApiPage {
  const { specification, node, name } = schema;
  const [tree] = fieldsOf(specification, [{ node, direction: 'response' }], LIMITS);
  const sheet = createSheet({ specification, context, expanded: expanded === true, trees: new Map() });
  const section =
    tree &&
    apiSection(sheet, {
      stem: 'properties',
      title: context.text('properties'),
      subtitle: tree.type,
      draw: () =>
        treeFields(sheet, tree, { stem: name, level: 3 }) ??
        rootFields(sheet, tree, { stem: name, level: 3 }),
    });
  const description = tree?.schema.description ?? '';
  const media = { type: 'application/json', schema: node, isStream: false, examples: [], encodings: [] };
  const sample = mediaSample(specification, media, 'response');
  const aside = sample && exampleBlock('response', [{ ...sample, title: name }], context);
  const body = (
    <div class="api-page">
      {description === '' ? null : <div class="api-description">{context.block(description)}</div>}
      {section?.content}
    </div>
  );
  return {
    body: provide(context, body),
    ...(aside === undefined ? {} : { aside: provide(context, <div class="api-examples">{aside}</div>) }),
    toc: section === undefined ? [] : [{ id: section.id, text: section.title, level: 2 }],
    anchors: sheet.anchors,
    sections: [
      { id: '', heading: '', text: plainText(description), code: '' },
      ...(section === undefined
        ? []
        : [{ id: section.id, heading: section.title, text: treeText(tree), code: '' }]),
    ],
  };
}
