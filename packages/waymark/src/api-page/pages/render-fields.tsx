import { type FieldRest, fieldsOfRest, type Specification } from '@waymark/openapi';
import type { VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import { provide } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { treeFields } from '../fields/field-row.tsx';
import { FRAGMENT_LIMITS } from '../limits.ts';
import { createSheet, type RestUrl } from '../sheet.ts';

/** Fields that are too many for their page, to be drawn as a document of their own. */
export interface FieldsInput {
  readonly specification: Specification;
  readonly rest: FieldRest;
  readonly context: RenderContext;
  readonly restUrl: RestUrl;
  /** Keys of schemas that are shown after the name of a field (`api.params.post`). */
  readonly marks?: readonly string[] | undefined;
}

/** Draws fields that are loaded when they are opened. Their ids are to be prefixed with that of the field around. */
export function renderFields({ specification, rest, context, restUrl, marks }: FieldsInput): VNode {
  const tree = fieldsOfRest(specification, rest, FRAGMENT_LIMITS);
  const sheet = createSheet({ specification, context: specificationContext(context), marks, restUrl });
  return provide(
    context,
    treeFields(sheet, tree, { stem: '', level: 2, open: [{ shape: rest.schema.identity, id: '' }] }),
  );
}
