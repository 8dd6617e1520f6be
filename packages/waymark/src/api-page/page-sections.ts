import type { PageSection } from '@waymark/core/content';
import type { FieldTree, Operation, Parameter, SpecNode } from '@waymark/openapi';
import { operationName } from './sheet.ts';

/** Text of a page that search keeps, at most; the largest schemas repeat themselves long before. */
const LONGEST_TEXT = 8_000;

/** What search sections are made of: headings with what stands below them. */
export interface SectionText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The page for search: its description and address first, then every heading. */
export function pageSections(
  operation: Operation,
  description: string,
  sections: readonly SectionText[],
  samples: readonly string[],
): readonly PageSection[] {
  const address = operationName(operation.head);
  return [
    { id: '', heading: '', text: plainText(description), code: [address, ...samples].join('\n\n') },
    ...sections.map(({ id, title, text }) => ({
      id,
      heading: title,
      text: text.slice(0, LONGEST_TEXT),
      code: '',
    })),
  ];
}

/** Names, types and descriptions of parameters with all that is shown below them. */
export function parametersText(
  parameters: readonly Parameter[],
  tree: (node: SpecNode) => FieldTree | undefined,
): string {
  return lines(
    parameters.map(({ name, description, schema }) => {
      const found = tree(schema);
      const text = plainText(description ?? found?.schema.description ?? '');
      return lines([`${name} ${found?.type ?? ''}`, text, found === undefined ? '' : fieldsText(found)]);
    }),
  );
}

/** Names, types and descriptions of the fields of a schema. */
export function treeText(tree: FieldTree | undefined): string {
  return tree === undefined ? '' : lines([plainText(tree.schema.description ?? ''), fieldsText(tree)]);
}

function fieldsText(tree: FieldTree): string {
  const fields = tree.fields.map(({ name, tree: field }) =>
    lines([`${name} ${field.type}`, plainText(field.schema.description ?? ''), fieldsText(field)]),
  );
  const variants = tree.variants.map(({ label, tree: variant }) => lines([label, fieldsText(variant)]));
  return lines([...fields, ...variants]);
}

function lines(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** Markdown without its marks, near enough for search. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[*`]|^#+\s+|~~/gm, '')
    .trim();
}
