import type { Constraint, JsonValue, Schema } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import type { RenderContext } from '../components/index.ts';

/** Options that are listed; the rest is counted. */
const LISTED_OPTIONS = 60;

/** Longest value that is shown on a line of its own; larger ones belong to the sample. */
const LONGEST_VALUE = 200;

/** What is known of a value beside its type: its options, limits and examples, a line each. */
export function facts(schema: Schema, context: RenderContext): ComponentChildren {
  const lines = [
    options(schema.choices, context),
    ...schema.constraints.map((constraint) => limit(constraint, context)),
    examples(schema.examples, context),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines;
}

function options(choices: readonly JsonValue[] | undefined, { text }: RenderContext): VNode | null {
  if (choices === undefined || choices.length === 0) return null;
  const listed = choices.slice(0, LISTED_OPTIONS);
  const left = choices.length - listed.length;
  return (
    <p class="api-fact">
      <span class="api-fact-name">{text('availableOptions')}</span> {codes(listed)}
      {left > 0 ? ` ${text('moreOptions', { count: left })}` : null}
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
