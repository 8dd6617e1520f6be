import type { FieldTree } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { untranslated } from '../../components/drawing/untranslated.ts';
import type { Sheet } from '../sheet.ts';

/** The type of a field; names of types in a language of its own lead to their pages. */
export function typeElement(sheet: Sheet, { type, schema }: Pick<FieldTree, 'type' | 'schema'>): VNode {
  return (
    <span class="entry-type" dir="ltr" {...untranslated}>
      {schema.typeName === undefined ? type : typeLinks(sheet, type)}
    </span>
  );
}

/** A type of GraphQL or of a library in which every name that has a page is a link. */
export function typeLinks({ operationUrl }: Pick<Sheet, 'operationUrl'>, text: string): ComponentChildren {
  return text.split(/([A-Za-z_]\w*)/).map((part, index) => {
    const url = index % 2 === 1 ? operationUrl({ method: 'TYPE', path: part }) : undefined;
    return url === undefined ? part : <a href={url}>{part}</a>;
  });
}
