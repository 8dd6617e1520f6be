import {
  encodeQuery,
  type JsonValue,
  objectOf,
  printJson,
  type SampleBody,
  sentType,
  writeBody,
} from '@waymark/openapi';
import type { ContentDescription, Control } from '../../../playground/request-description.ts';
import { type BodyState, hasFields } from '../form-state.ts';
import { checkValue, type Problem } from './check-value.ts';
import { readDraft } from './draft.ts';
import { multipartBody } from './multipart-body.ts';
import { lineAt, parsePlacedJson } from './placed-json.ts';
import type { Value } from './value.ts';

/** A body, ready to be sent and to be shown. */
export interface PreparedBody {
  /** Undefined when nothing was entered. */
  readonly data: BodyInit | undefined;
  /** Undefined when nothing was entered. */
  readonly contentType: string | undefined;
  readonly sample: SampleBody | undefined;
  readonly problems: readonly Problem[];
}

/** What a body is made from. */
export interface BodySource {
  readonly content: ContentDescription;
  readonly state: BodyState;
  readonly required: boolean;
}

/** Place of problems of the body as a whole. */
export const BODY_PLACE = 'body';

/** Makes the body of what was entered. */
export function prepareBody(source: BodySource): PreparedBody {
  const prepared = isText(source) ? prepareText(source) : prepareFields(source);
  if (prepared.data !== undefined || !source.required) return prepared;
  return { ...prepared, problems: [{ place: BODY_PLACE, word: 'required' }] };
}

const NOTHING: PreparedBody = { data: undefined, contentType: undefined, sample: undefined, problems: [] };

function isText({ content, state }: BodySource): boolean {
  return content.form !== 'binary' && (state.view === 'text' || !hasFields(content));
}

/** A text is sent as it was typed: figures keep every digit. */
function prepareText({ content, state }: BodySource): PreparedBody {
  const { text } = state;
  if (text.trim() === '') return NOTHING;
  return {
    data: text,
    contentType: sentType(content.type, content.form),
    sample: { kind: 'text', value: text },
    problems: content.form === 'json' ? checkText(text, content.control) : [],
  };
}

/** Mistakes of a JSON text, each with its line. */
function checkText(text: string, control: Control): readonly Problem[] {
  const { value, mistake = 0, places } = parsePlacedJson(text);
  if (value === undefined) return [{ place: BODY_PLACE, word: 'invalidJson', line: lineAt(text, mistake) }];
  return checkValue(control, value, '').map((problem) => ({
    ...problem,
    place: BODY_PLACE,
    line: lineAt(text, offsetOf(problem.place, places)),
    name: problem.place.slice(1).replaceAll('/', '.'),
  }));
}

/** Where a value stands; where it should be, for one that is missing. */
function offsetOf(place: string, places: ReadonlyMap<string, number>): number {
  return places.get(place) ?? places.get(place.slice(0, place.lastIndexOf('/'))) ?? 0;
}

function prepareFields({ content, state, required }: BodySource): PreparedBody {
  const { form, type, control, parts = {} } = content;
  const value = readDraft(control, state.draft, required);
  if (value === undefined || (!required && isEmpty(value))) return NOTHING;
  const problems = checkValue(control, value, BODY_PLACE);
  switch (form) {
    case 'urlencoded': {
      // As samples write it, so that they go on saying what is sent.
      const sample = writeBody(form, value as JsonValue, parts);
      const fields = sample.kind === 'form' ? sample.fields : [];
      const pairs = fields.map((field) => `${encodeQuery(field.name)}=${encodeQuery(field.value)}`);
      return { data: pairs.join('&'), contentType: type, sample, problems };
    }
    case 'multipart':
      return { ...multipartBody(fieldsOf(value), content), contentType: type, problems };
    case 'binary': {
      if (!(value instanceof File)) return { ...NOTHING, problems };
      const sent = /[*]/.test(type) ? value.type || 'application/octet-stream' : type;
      return { data: value, contentType: sent, sample: { kind: 'file' }, problems };
    }
    default: {
      const json = value as JsonValue;
      return {
        data: printJson(json),
        contentType: sentType(type, form),
        sample: { kind: 'json', value: json },
        problems,
      };
    }
  }
}

function isEmpty(value: Value): boolean {
  return (
    typeof value === 'object' && value !== null && !(value instanceof File) && Object.keys(value).length === 0
  );
}

function fieldsOf(value: Value): readonly (readonly [string, Value])[] {
  if (value instanceof File) return [];
  return Object.entries((objectOf(value as JsonValue) ?? {}) as { readonly [name: string]: Value });
}
