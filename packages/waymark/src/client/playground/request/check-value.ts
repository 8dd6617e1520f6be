import { ExactNumber, type JsonValue, objectOf, printJson } from '@waymark/openapi';
import type { Control, FieldDescription, LimitDescription } from '../../../playground/request-description.ts';
import type { PlaygroundWord } from '../../../playground/words.ts';
import type { Value } from './value.ts';

/** Something that the API will most likely refuse. */
export interface Problem {
  /** Where in the request: `query/limit`, `body/items/0/name`. */
  readonly place: string;
  readonly word: PlaygroundWord;
  /** Fills `{value}` in the word, or follows it. */
  readonly value?: string;
  /** Line of a text that is edited as a whole, from 1, and the name of the value there. */
  readonly line?: number;
  readonly name?: string;
}

/** Compares a value with what its control asks for. It reports only what is plainly wrong. */
export function checkValue(control: Control, value: Value, place: string): readonly Problem[] {
  if (value === null && (control.nullable === true || control.kind === 'json')) return [];
  const found = checkKind(control, value, place);
  return found.length > 0 ? found : checkLimits(control.limits ?? [], value, place);
}

/** Compares the values of named fields. `place` is that of the object around them. */
export function checkField(
  field: FieldDescription,
  value: Value | undefined,
  place: string,
): readonly Problem[] {
  const at = `${place}/${field.name}`;
  if (value !== undefined) return checkValue(field.control, value, at);
  return field.required === true ? [{ place: at, word: 'required' }] : [];
}

function checkKind(control: Control, value: Value, place: string): readonly Problem[] {
  const expect = (type: string, fits: boolean): readonly Problem[] =>
    fits ? [] : [{ place, word: 'expected', value: type }];
  switch (control.kind) {
    case 'text':
      if (typeof value === 'string' && control.format === 'date') return expect('YYYY-MM-DD', isDate(value));
      return expect('string', typeof value === 'string');
    case 'number':
      return control.integer === true
        ? expect('integer', Number.isInteger(numberOf(value)))
        : expect('number', !Number.isNaN(numberOf(value)));
    case 'boolean':
      return expect('boolean', typeof value === 'boolean');
    case 'choice':
      return checkChoice(control.choices, value, place);
    case 'list':
      if (!Array.isArray(value)) return expect('array', false);
      return value.flatMap((item: Value, index) => checkValue(control.items, item, `${place}/${index}`));
    case 'fields':
      if (!isRecord(value)) return expect('object', false);
      return control.fields.flatMap((field) => checkField(field, ownValue(value, field.name), place));
    case 'entries':
      if (!isRecord(value)) return expect('object', false);
      return Object.entries(value).flatMap(([name, entry]) =>
        checkValue(control.values, entry, `${place}/${name}`),
      );
    case 'variants':
      return nearest(control.variants, value, place).problems;
    default:
      return [];
  }
}

/** Whether a text is a day of the calendar as RFC 3339 writes it. Of days that no month has, browsers make later ones. */
export function isDate(text: string): boolean {
  return new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

function checkChoice(choices: readonly JsonValue[], value: Value, place: string): readonly Problem[] {
  const printed = choices.map((choice) => printJson(choice));
  if (printed.includes(printJson(value))) return [];
  const shown = printed.length > 8 ? [...printed.slice(0, 8), '…'] : printed;
  return [{ place, word: 'availableOptions', value: shown.join(', ') }];
}

/**
 * The alternative that fits a value best, and what is wrong with the value there: problems weigh most, then names that
 * both know.
 */
export function nearest(
  variants: readonly { readonly control: Control }[],
  value: Value,
  place: string,
): { readonly index: number; readonly problems: readonly Problem[] } {
  const record = isRecord(value) ? value : {};
  const found = variants.map(({ control }) => checkValue(control, value, place));
  const scores = variants.map(({ control }, index) => {
    const fields = control.kind === 'fields' ? control.fields : [];
    const known = fields.filter(({ name }) => Object.hasOwn(record, name));
    return known.length - 100 * (found[index]?.length ?? 0);
  });
  const index = scores.indexOf(Math.max(...scores));
  return { index, problems: found[index] ?? [] };
}

type Check = (value: Value, limit: string) => boolean;

/** A number as JavaScript has it; `NaN` for anything else. */
function numberOf(value: Value): number {
  if (value instanceof ExactNumber) return value.toJSON();
  return typeof value === 'number' ? value : Number.NaN;
}

const compare = (value: Value, limit: string): number => numberOf(value) - Number(limit);
const size = (value: Value): number => (typeof value === 'string' ? [...value].length : Number.NaN);
const items = (value: Value): number => (Array.isArray(value) ? value.length : Number.NaN);
const members = (value: Value): number => (isRecord(value) ? Object.keys(value).length : Number.NaN);

/** What breaks a limit. Comparisons with `NaN` are false: a limit of another type says nothing. */
const BREAKS: Readonly<Record<string, Check>> = {
  minimum: (value, limit) => compare(value, limit) < 0,
  exclusiveMinimum: (value, limit) => compare(value, limit) <= 0,
  maximum: (value, limit) => compare(value, limit) > 0,
  exclusiveMaximum: (value, limit) => compare(value, limit) >= 0,
  multipleOf: (value, limit) => typeof value === 'number' && isFraction(value / Number(limit)),
  minLength: (value, limit) => size(value) < Number(limit),
  maxLength: (value, limit) => size(value) > Number(limit),
  minItems: (value, limit) => items(value) < Number(limit),
  maxItems: (value, limit) => items(value) > Number(limit),
  minProperties: (value, limit) => members(value) < Number(limit),
  maxProperties: (value, limit) => members(value) > Number(limit),
  uniqueItems: (value) =>
    Array.isArray(value) && new Set(value.map((item) => printJson(item))).size < value.length,
  pattern: (value, limit) => typeof value === 'string' && !matches(limit, value),
};

function checkLimits(limits: readonly LimitDescription[], value: Value, place: string): readonly Problem[] {
  return limits.flatMap(({ kind, value: limit }) => {
    return BREAKS[kind]?.(value, limit) === true
      ? [{ place, word: kind as PlaygroundWord, value: limit }]
      : [];
  });
}

/** 0.3 is three times 0.1, whatever binary fractions say. Of what is no number, the answer is no. */
function isFraction(times: number): boolean {
  return Math.abs(times - Math.round(times)) > 1e-9 * Math.max(1, Math.abs(times));
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A dialect that this browser does not read: no judgement.
    return true;
  }
}

function isRecord(value: Value): value is { readonly [name: string]: Value } {
  return !(value instanceof File) && objectOf(value as JsonValue) !== undefined;
}

function ownValue(value: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
