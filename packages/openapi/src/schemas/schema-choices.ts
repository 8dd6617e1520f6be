import { arrayOf, defined, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../model/json.ts';
import type { ChoiceNote } from '../model/schema-model.ts';
import { typeOfValue } from './schema-keywords.ts';

/** Allowed values of a schema. */
export interface Choices {
  readonly values: readonly JsonValue[];
  /** What is said of each value, at the same index. */
  readonly notes?: readonly (ChoiceNote | undefined)[];
  /** Types of the values, when only the values tell them. */
  readonly types?: readonly string[];
  /** The values come from alternatives that each allow one: those are then no alternatives of their own. */
  readonly isFromVariants: boolean;
}

/**
 * Reads the allowed values: of `enum`, the one of `const`, or those of alternatives that are each one value. Where a
 * schema has both, its own list holds, and the alternatives say what its values mean.
 */
export function readChoices(object: JsonObject, variants: readonly JsonObject[]): Choices | undefined {
  const constant = own(object, 'const');
  const listed = constant === undefined ? arrayOf(own(object, 'enum')) : [constant];
  const single = variants.flatMap((variant) => own(variant, 'const') ?? []);
  const told = single.length < variants.length ? [] : single;
  if (listed.length > 0) {
    const written = notesOf(object, listed);
    const notes = listed.map((value, index) => written?.[index] ?? noteOf(variants[told.indexOf(value)]));
    return choicesOf(listed, notes, { isFromVariants: listed.some((value) => told.includes(value)) });
  }
  if (told.length === 0) return undefined;
  const types = [...new Set(told.map(typeOfValue))];
  return choicesOf(told, variants.map(noteOf), { types, isFromVariants: true });
}

function choicesOf(
  values: readonly JsonValue[],
  notes: readonly (ChoiceNote | undefined)[],
  rest: Pick<Choices, 'types' | 'isFromVariants'>,
): Choices {
  const isExplained = notes.some((note) => note !== undefined);
  return { values, ...(isExplained ? { notes } : {}), ...rest };
}

/** What an alternative says of its one value. */
function noteOf(variant: JsonObject | undefined): ChoiceNote | undefined {
  const title = stringOf(own(variant, 'title'));
  const note = defined<ChoiceNote>({
    name: title === own(variant, 'const') ? undefined : title,
    description: stringOf(own(variant, 'description')),
    deprecated: own(variant, 'deprecated') === true ? true : undefined,
  });
  return Object.keys(note).length === 0 ? undefined : note;
}

/** Keys under which generators describe or name the values of an enumeration, by position or by value. */
const DESCRIPTION_KEYS = [
  'x-enumDescriptions',
  'x-enum-descriptions',
  'x-enum-description',
  'enumDescriptions',
];
const NAME_KEYS = ['x-enum-varnames', 'x-enumNames', 'x-enumVarnames', 'x-enum-names'];

function notesOf(
  object: JsonObject,
  values: readonly JsonValue[],
): readonly (ChoiceNote | undefined)[] | undefined {
  const description = readNotes(object, DESCRIPTION_KEYS);
  const name = readNotes(object, NAME_KEYS);
  const listed = arrayOf(own(objectOf(own(object, 'x-ms-enum')), 'values')).map(objectOf);
  const notes = values.map((value, index) => {
    const entry = listed.find((candidate) => own(candidate, 'value') === value);
    const note = defined<ChoiceNote>({
      name: name(value, index) ?? stringOf(own(entry, 'name')),
      description: description(value, index) ?? stringOf(own(entry, 'description')),
    });
    return Object.keys(note).length === 0 ? undefined : note;
  });
  return notes.some((note) => note !== undefined) ? notes : undefined;
}

function readNotes(
  object: JsonObject,
  keys: readonly string[],
): (value: JsonValue, index: number) => string | undefined {
  const written = keys.map((key) => own(object, key)).find((candidate) => candidate !== undefined);
  const byPosition = arrayOf(written);
  const byValue = objectOf(written);
  return (value, index) => stringOf(byValue === undefined ? byPosition[index] : own(byValue, String(value)));
}
