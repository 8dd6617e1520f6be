import {
  type Example,
  type Operation,
  type Parameter,
  type ParameterPlace,
  parameterSchema,
  parameterText,
  pillsOf,
  type Schema,
  writtenForm,
} from '@waymark/openapi';
import type { VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import { choiceNote, keywordLine } from '../fields/facts.tsx';
import { type FieldRow, fieldRow } from '../fields/field-row.tsx';
import { marksOf } from '../fields/marks.ts';
import type { RowPosition } from '../fields/row-position.ts';
import { printValue } from '../fields/values.tsx';
import type { Sheet } from '../sheet.ts';
import { type ApiSection, apiSection } from './section.tsx';

/** Where parameters are sent, in the order of the page: word of the heading, stems of its id and of its fields. */
export const PARAMETER_PLACES: readonly { place: ParameterPlace; word: string; stem: string }[] = [
  { place: 'header', word: 'headers', stem: 'headers' },
  { place: 'path', word: 'pathParameters', stem: 'path-parameters' },
  { place: 'query', word: 'queryParameters', stem: 'query-parameters' },
  { place: 'cookie', word: 'cookies', stem: 'cookies' },
];

/** Draws the parameters of an operation, a section for each place that has any. */
export function parameterSections(
  sheet: Sheet,
  { parameters }: Pick<Operation, 'parameters'>,
): readonly ApiSection[] {
  return PARAMETER_PLACES.flatMap(({ place, word, stem }) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const draw = (): VNode => parameterRows(sheet, here, { stem: place, level: 3, open: [] });
    return [apiSection(sheet, { stem, title: sheet.context.text(word), draw })];
  });
}

/** Draws parameters, or the headers of a response, as rows. */
export function parameterRows(sheet: Sheet, parameters: readonly Parameter[], place: RowPosition): VNode {
  const rows = parameters.flatMap((parameter) => {
    const tree = sheet.tree(parameter.schema);
    if (tree === undefined) return [];
    const { name, required } = parameter;
    const description = parameterText(parameter, tree.schema);
    const named = namedExamples(parameter);
    const schema = withoutExamples(parameterSchema(parameter, tree.schema), named);
    const deprecated = parameter.deprecated || schema.deprecated;
    const own = ownMarks(parameter, tree.schema, sheet.marks);
    const form = writtenForm(parameter, tree.schema).map(([keyword, value]) => keywordLine(keyword, value));
    const row = { name, required, deprecated, description, own, form, tree: { ...tree, schema } };
    return [fieldRow(sheet, { ...row, examples: exampleList(named, sheet.context) }, place)];
  });
  return <div class="api-entries">{rows}</div>;
}

/** A schema without the examples that stand in a list of their own. */
function withoutExamples(schema: Schema, named: readonly Example[]): Schema {
  const listed = new Set(named.map(({ value }) => value));
  return { ...schema, examples: schema.examples.filter((example) => !listed.has(example)) };
}

/** Labels that stand on the parameter itself, not on its schema. */
function ownMarks({ written }: Parameter, schema: Schema, keys: readonly string[]): FieldRow['own'] {
  // What was written as 2.0 has one object for both.
  if (written === undefined || written === schema.identity) return undefined;
  const { before, after } = pillsOf(written);
  return { before, after: [...marksOf({ identity: written }, keys), ...after] };
}

/** The author's examples of a parameter that say more than their value: what they are called and mean. */
function namedExamples({ examples }: Parameter): readonly NamedExample[] {
  return examples.flatMap(({ name, summary, ...example }) => {
    // Tools call an example `default` that has no name, and some repeat the value.
    const isTelling =
      name !== 'default' && (example.value === undefined || name !== printValue(example.value));
    const title = summary ?? (isTelling ? name : undefined);
    return title === undefined && example.description === undefined ? [] : [{ ...example, title }];
  });
}

interface NamedExample extends Example {
  readonly title: string | undefined;
}

function exampleList(examples: readonly NamedExample[], context: RenderContext): VNode | null {
  if (examples.length === 0) return null;
  return (
    <div class="api-fact">
      <span class="api-fact-name">{context.text(examples.length === 1 ? 'example' : 'examples')}</span>
      <ul class="api-options">
        {examples.map(({ value, title, description, externalValue }) => (
          <li>
            {value === undefined ? null : <code dir="ltr">{printValue(value)}</code>}
            {choiceNote({ name: title, description }, context)} {externalValue}
          </li>
        ))}
      </ul>
    </div>
  );
}
