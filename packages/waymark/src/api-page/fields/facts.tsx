import {
  type ChoiceNote,
  type Constraint,
  type ExternalDocs,
  type JsonValue,
  type RulePiece,
  rulesOf,
  type Schema,
  type SchemaRule,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import type { Sheet } from '../sheet.ts';

/** Options that are listed; the rest is counted. */
const LISTED_OPTIONS = 60;

/** Longest value that is shown on a line of its own; larger ones belong to the sample. */
const LONGEST_VALUE = 200;

/** What is known of a value beside its type: its options, limits, rules and examples, a line each. */
export function facts(schema: Schema, sheet: Sheet): ComponentChildren {
  const { context } = sheet;
  const lines = [
    options(schema, context),
    ...schema.constraints.map((constraint) => limit(constraint, context)),
    examples(schema.examples, context),
    ...notes(schema, sheet),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines;
}

/** What stands beside the fields of a schema that has no row of its own: rules, and a page elsewhere. */
export function notes(schema: Schema, { context, specification }: Sheet): readonly (VNode | null)[] {
  const { externalDocs } = schema;
  return [
    ...rulesOf(specification, schema).map((rule) => ruleLine(rule, context)),
    externalDocs === undefined ? null : externalLink(externalDocs, context),
  ];
}

/** Options in a line; a list where the specification says what each of them means. */
function options({ choices, choiceNotes }: Schema, context: RenderContext): VNode | null {
  if (choices === undefined || choices.length === 0) return null;
  const listed = choices.slice(0, LISTED_OPTIONS);
  const left = choices.length - listed.length;
  const more = left > 0 ? ` ${context.text('moreOptions', { count: left })}` : null;
  const title = <span class="api-fact-name">{context.text('availableOptions')}</span>;
  if (choiceNotes === undefined)
    return (
      <p class="api-fact">
        {title} {codes(listed)}
        {more}
      </p>
    );
  return (
    <div class="api-fact">
      {title}
      <ul class="api-options">
        {listed.map((value, index) => (
          <li>
            <code dir="ltr">{printValue(value)}</code>
            {choiceNote(choiceNotes[index], context)}
          </li>
        ))}
        {more === null ? null : <li>{more}</li>}
      </ul>
    </div>
  );
}

function choiceNote(note: ChoiceNote | undefined, { inline }: RenderContext): ComponentChildren {
  if (note === undefined) return null;
  const { name, description } = note;
  return [
    name === undefined ? null : <> {name}</>,
    description === undefined ? null : (
      <>
        {name === undefined ? ' ' : ': '}
        {inline(description)}
      </>
    ),
  ];
}

function ruleLine({ kind, when, asks }: SchemaRule, context: RenderContext): VNode {
  const { text } = context;
  const title = { not: 'notAllowed', if: 'ifTrue', otherwise: 'otherwise' }[kind];
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text(title)}</span> {when.length === 0 ? null : pieces(when, context)}
      {when.length === 0 ? null : ' → '}
      {pieces(asks, context)}
    </p>
  );
}

function pieces(list: readonly RulePiece[], { text }: RenderContext): ComponentChildren {
  return list.map(({ code, required }, index) => [
    index === 0 ? '' : ', ',
    <code dir="ltr">{code}</code>,
    required ? ` (${text('required')})` : '',
  ]);
}

/** A link to a page elsewhere that says more. */
export function externalLink({ url, description }: ExternalDocs, context: RenderContext): VNode | null {
  const { url: address } = context.href(url);
  if (address === '' || address === '#') return null;
  return (
    <p class="api-fact">
      <a href={address} rel="noopener">
        {description?.trim() || context.text('moreInformation')}
      </a>
    </p>
  );
}

function limit({ kind, value }: Constraint, { text }: RenderContext): VNode {
  if (kind !== 'pattern') return <p class="api-fact">{text(kind, { value })}</p>;
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text('pattern')}</span> <code dir="ltr">{value}</code>
    </p>
  );
}

function examples(values: readonly JsonValue[], { text }: RenderContext): VNode | null {
  const short = values.filter((value) => printValue(value).length <= LONGEST_VALUE).slice(0, 3);
  if (short.length === 0) return null;
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text(short.length === 1 ? 'example' : 'examples')}</span> {codes(short)}
    </p>
  );
}

function codes(values: readonly JsonValue[]): ComponentChildren {
  return values.map((value, index) => [index === 0 ? '' : ' ', <code dir="ltr">{printValue(value)}</code>]);
}

/** A value in one line, strings without quotes unless they would be invisible. */
export function printValue(value: JsonValue): string {
  return typeof value === 'string' && value.trim() !== '' ? value : (JSON.stringify(value) ?? '');
}
