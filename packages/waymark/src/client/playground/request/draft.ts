import { entriesOf, type JsonValue, objectOf, printJson, printPlain } from '@waymark/openapi';
import type { Control, FieldDescription } from '../../../playground/request-description.ts';
import { nearest } from './check-value.ts';
import { exactNumber, parsePlacedJson } from './placed-json.ts';
import type { Value } from './value.ts';

/** What a reader has entered into a control, complete or not. Nothing is lost on the way through a wrong entry. */
export type Draft =
  /** Of `text`, `number`, `boolean`, `choice` (the choice as JSON), `json` and base64 files. Empty: not set. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Draft[] }
  | { readonly kind: 'fields'; readonly values: Readonly<Record<string, Draft>> }
  | { readonly kind: 'entries'; readonly entries: readonly EntryDraft[] }
  | { readonly kind: 'variant'; readonly chosen: number; readonly drafts: readonly Draft[] }
  | { readonly kind: 'file'; readonly file?: File };

/** An entry of an object whose names the reader chooses. */
export interface EntryDraft {
  readonly name: string;
  readonly value: Draft;
}

const text = (value: string): Draft => ({ kind: 'text', text: value });

/** A control with nothing in it, but for values that cannot be otherwise. `filled`: with its examples. */
export function startDraft(control: Control, filled: boolean, required = false): Draft {
  const isGiven = control.given ?? (filled && control.hint !== true);
  const given = isGiven ? control.example : undefined;
  const value = given ?? (required ? control.only : undefined);
  if (value !== undefined) return draftOf(control, value);
  switch (control.kind) {
    case 'list':
      return { kind: 'list', items: filled && required ? [startDraft(control.items, filled, true)] : [] };
    case 'fields':
      return fieldDrafts(control.fields, (field) =>
        startDraft(field.control, filled, required && field.required === true),
      );
    case 'entries':
      return { kind: 'entries', entries: [] };
    case 'variants':
      return {
        kind: 'variant',
        chosen: 0,
        drafts: control.variants.map((variant) => startDraft(variant.control, filled, required)),
      };
    case 'file':
      return control.base64 === true ? text('') : { kind: 'file' };
    case 'choice':
      // As in samples, the first of the values stands for what must be there.
      return filled && required ? draftOf(control, control.choices[0]) : text('');
    default:
      return text('');
  }
}

/** The draft in which a value is already entered. What does not fit the control is left out. */
export function draftOf(control: Control, value: JsonValue | undefined): Draft {
  if (value === undefined) return startDraft(control, false);
  switch (control.kind) {
    case 'list':
      return {
        kind: 'list',
        items: (Array.isArray(value) ? value : [value]).map((entry: JsonValue) =>
          draftOf(control.items, entry),
        ),
      };
    case 'fields':
      return fieldDrafts(control.fields, (field) => draftOf(field.control, objectOf(value)?.[field.name]));
    case 'entries': {
      const entries = entriesOf(value).map(([name, entry]) => ({
        name,
        value: draftOf(control.values, entry),
      }));
      return { kind: 'entries', entries };
    }
    case 'variants':
      return variantOf(control.variants, value);
    case 'file':
      return startDraft(control, false);
    case 'choice':
      return text(printJson(value));
    case 'json':
      return text(printJson(value, 2));
    default:
      return text(value === null ? '' : printPlain(value));
  }
}

function fieldDrafts(fields: readonly FieldDescription[], make: (field: FieldDescription) => Draft): Draft {
  return { kind: 'fields', values: Object.fromEntries(fields.map((field) => [field.name, make(field)])) };
}

function variantOf(variants: readonly { readonly control: Control }[], value: JsonValue): Draft {
  const chosen = nearest(variants, value, '').index;
  return {
    kind: 'variant',
    chosen,
    drafts: variants.map(({ control }, index) =>
      index === chosen ? draftOf(control, value) : startDraft(control, false),
    ),
  };
}

/**
 * Reads what was entered; undefined when nothing was. An entry of the wrong kind stays the text that it is: checking
 * the value finds it.
 */
export function readDraft(control: Control, draft: Draft, required: boolean): Value | undefined {
  if (!required && !hasEntry(draft)) return undefined;
  if (draft.kind === 'text') return readText(control, draft.text);
  if (draft.kind === 'file') return draft.file;
  if (draft.kind === 'list' && control.kind === 'list')
    return draft.items
      .map((item) => readDraft(control.items, item, true))
      .filter((value) => value !== undefined);
  if (draft.kind === 'fields' && control.kind === 'fields')
    return collect(
      control.fields.map((field) => [
        field.name,
        readDraft(field.control, draft.values[field.name] ?? text(''), field.required === true),
      ]),
    );
  if (draft.kind === 'entries' && control.kind === 'entries')
    return collect(
      draft.entries.map(({ name, value }) => [name, readDraft(control.values, value, true) ?? '']),
    );
  if (draft.kind !== 'variant' || control.kind !== 'variants') return undefined;
  const variant = control.variants[draft.chosen];
  const chosen = draft.drafts[draft.chosen];
  return variant && chosen && readDraft(variant.control, chosen, required);
}

function collect(pairs: readonly (readonly [string, Value | undefined])[]): Value {
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, Value] => pair[0] !== '' && pair[1] !== undefined),
  );
}

/** Whether anything was entered. */
export function hasEntry(draft: Draft): boolean {
  switch (draft.kind) {
    case 'text':
      return draft.text !== '';
    case 'file':
      return draft.file !== undefined;
    case 'list':
      return draft.items.length > 0;
    case 'fields':
      return Object.values(draft.values).some(hasEntry);
    case 'entries':
      return draft.entries.some(({ name }) => name !== '');
    case 'variant':
      return hasEntry(draft.drafts[draft.chosen] ?? text(''));
  }
}

/** The value of a text that was entered, or that is needed. */
function readText(control: Control, entered: string): Value | undefined {
  if (entered === '') return control.only ?? (control.nullable === true ? null : undefined);
  switch (control.kind) {
    case 'number':
      return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(entered.trim())
        ? exactNumber(entered.trim())
        : entered;
    case 'boolean':
      return entered === 'true';
    case 'choice':
      return parsePlacedJson(entered).value;
    case 'json':
      // A word without quotes is the text that it plainly is.
      return parsePlacedJson(entered).value ?? entered;
    default:
      return entered;
  }
}
