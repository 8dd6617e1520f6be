import {
  type ChoiceNote,
  type Constraint,
  createSchemaReader,
  type ExternalDocs,
  hasHiddenFormat,
  type InnerSchema,
  innerSchemas,
  type JsonValue,
  type RulePiece,
  rulesOf,
  type Schema,
  type SchemaRule,
  typeLabel,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { untranslated } from '../../components/drawing/untranslated.ts';
import type { RenderContext } from '../../components/index.ts';
import type { Sheet } from '../sheet.ts';
import { exampleFacts } from './example-facts.tsx';
import { fold, wholeValue } from './fold.tsx';
import { codes, printValue } from './values.tsx';

/** Options that are listed at once: all of them, or the first where there are more. Those with a meaning are read. */
const LISTED_OPTIONS = { all: 24, first: 12 };
const EXPLAINED_OPTIONS = { all: 60, first: 60 };

/** What is known of a value beside its type: its options, limits, rules and examples, a line each. */
export function facts(schema: Schema, sheet: Sheet): ComponentChildren {
  const inner = innerSchemas(createSchemaReader(sheet.specification), schema);
  const lines = [
    ...ownFacts(schema, sheet),
    ...inner.map(({ kind, schema: said }) => innerFacts(kind, said, sheet)),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines;
}

function ownFacts(schema: Schema, sheet: Sheet): readonly (ComponentChildren | null)[] {
  const { context, specification } = sheet;
  const { externalDocs, contentMediaType, contentEncoding, format } = schema;
  return [
    hasHiddenFormat(schema) && format !== undefined ? keywordLine('format', format) : null,
    options(schema, context),
    ...schema.constraints.map((constraint) => limit(constraint, context)),
    contentMediaType === undefined ? null : keywordLine('contentMediaType', contentMediaType),
    contentEncoding === undefined ? null : keywordLine('contentEncoding', contentEncoding),
    exampleFacts(schema.examples, context),
    ...rulesOf(specification, schema).map((rule) => ruleLine(rule, context)),
    externalDocs === undefined ? null : externalLink(externalDocs, context),
  ];
}

/** What is said of each entry of an array, of names, or of content: nothing where that has no more than a type. */
function innerFacts(kind: InnerSchema['kind'], schema: Schema, sheet: Sheet): VNode | null {
  const { context, specification } = sheet;
  const lines = ownFacts(schema, sheet).filter((line) => line !== null);
  const flags = flagLabels(schema, context);
  const isPlain = lines.length === 0 && schema.description === undefined && flags.length === 0;
  // The type of an array names that of its entries.
  if (kind === 'items' && isPlain) return null;
  return (
    <div class="api-inner">
      <span class="api-fact-name">{kind === 'items' ? context.text('entries') : kind}</span>{' '}
      {kind === 'items' ? null : (
        <span class="entry-type" dir="ltr" {...untranslated}>
          {typeLabel(createSchemaReader(specification), schema)}
        </span>
      )}{' '}
      {flags}
      {schema.description === undefined ? null : context.block(schema.description)}
      {lines}
    </div>
  );
}

/** How a value may be used. */
export function flagLabels(schema: Schema, { text }: RenderContext): readonly VNode[] {
  return [
    schema.readOnly ? [<span class="entry-pill">{text('readOnly')}</span>] : [],
    schema.writeOnly ? [<span class="entry-pill">{text('writeOnly')}</span>] : [],
    schema.deprecated ? [<span class="entry-deprecated">{text('deprecated')}</span>] : [],
  ].flat();
}

/** What a keyword of the specification says, under its own name. */
export function keywordLine(keyword: string, value: string): VNode {
  return (
    <p class="api-fact">
      <span class="api-fact-name">{keyword}</span> <code dir="ltr">{value}</code>
    </p>
  );
}

/** Options in a line; a list where the specification says what each of them means. */
function options({ choices, choiceNotes }: Schema, context: RenderContext): VNode | null {
  if (choices === undefined || choices.length === 0) return null;
  const most = choiceNotes === undefined ? LISTED_OPTIONS : EXPLAINED_OPTIONS;
  const shown = choices.length > most.all ? most.first : choices.length;
  const listed = choices.slice(0, shown);
  const left = choices.length - listed.length;
  const rest = choices.slice(shown);
  const more = left > 0 ? foldedOptions(rest, choiceNotes?.slice(shown), context) : null;
  const title = <span class="api-fact-name">{context.text('availableOptions')}</span>;
  if (choiceNotes === undefined)
    return (
      <div class="api-fact">
        {title} {codes(listed)}
        {more}
      </div>
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

/** One element for all of them: enumerations of many hundred values are not rare. */
function foldedOptions(
  rest: readonly JsonValue[],
  notes: Schema['choiceNotes'],
  context: RenderContext,
): VNode {
  const lines = rest.map((value, index) =>
    [printValue(value), ...foldedNote(notes?.[index], context)].join('  '),
  );
  return fold(context, {
    summary: context.text('moreOptions', { count: rest.length }),
    children: wholeValue(lines.join(notes === undefined ? '  ' : '\n'), context.text('availableOptions')),
  });
}

function foldedNote(note: ChoiceNote | undefined, { text }: RenderContext): readonly string[] {
  const { name, description, deprecated } = note ?? {};
  return [deprecated && `(${text('deprecated')})`, name, description].filter((part) => part !== undefined);
}

/** Draws what a value is called and means. */
export function choiceNote(note: ChoiceNote | undefined, { inline, text }: RenderContext): ComponentChildren {
  if (note === undefined) return null;
  const { name, description, deprecated } = note;
  return [
    deprecated === true ? (
      <>
        {' '}
        <span class="entry-deprecated">{text('deprecated')}</span>
      </>
    ) : null,
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
  const title = { not: 'notAllowed', if: 'ifTrue', otherwise: 'otherwise', oneOf: 'oneOf' }[kind];
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text(title)}</span> {when.length === 0 ? null : pieces(when, context)}
      {when.length === 0 ? null : ' → '}
      {pieces(asks, context)}
    </p>
  );
}

/** What a rule asks for, in one line. */
export function pieces(list: readonly RulePiece[], { text }: RenderContext): ComponentChildren {
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
  if (kind === 'pattern') return keywordLine(text('pattern'), value);
  if (kind === 'minContains' || kind === 'maxContains') return keywordLine(kind, value);
  return <p class="api-fact">{text(kind, { value })}</p>;
}
