import { entriesOf, type JsonValue, objectOf, printPlain } from '../model/json.ts';
import type { Parameter } from '../model/model.ts';
import {
  type ParameterStyle,
  writeCookieParameter,
  writeHeaderParameter,
  writeQueryParameter,
} from '../operations/serialize-parameter.ts';
import type { NamedValue } from './sample-body.ts';

/** A parameter with the value that it is sent with. */
export interface GivenParameter {
  readonly parameter: ParameterStyle & Pick<Parameter, 'in'> & { readonly isWholeQuery?: boolean };
  readonly value: JsonValue;
}

/** Parameters as they are sent, but for those of the path. */
export interface WrittenParameters {
  readonly query: readonly string[];
  readonly headers: readonly NamedValue[];
  readonly cookies: readonly string[];
}

/** Writes parameters by their styles. */
export function writeParameters(given: readonly GivenParameter[]): WrittenParameters {
  const each = (place: Parameter['in']): readonly GivenParameter[] =>
    given.filter(({ parameter, value }) => parameter.in === place && !isEmptyList(value));
  return {
    query: each('query').flatMap(writeQuery),
    headers: each('header').map(({ parameter, value }) => ({
      name: parameter.name,
      value: writeHeaderParameter(parameter, value),
    })),
    cookies: each('cookie').flatMap(({ parameter, value }) => writeCookieParameter(parameter, value)),
  };
}

/** A list without entries cannot be written, so it is as if there were none. */
function isEmptyList(value: JsonValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The value of `in: querystring` is the whole query: a text as it is, JSON as one encoded text, else pairs. */
function writeQuery({ parameter, value }: GivenParameter): readonly string[] {
  if (parameter.isWholeQuery !== true) return writeQueryParameter(parameter, value);
  if (typeof value === 'string') return [value.replace(/^\?/, '')];
  if (/\bjson\b/i.test(parameter.contentType ?? '')) return [encodeURIComponent(JSON.stringify(value))];
  const asForm = { style: 'form', explode: true };
  if (objectOf(value) === undefined) return writeQueryParameter({ name: parameter.name, ...asForm }, value);
  // As in a body of this type: a list gives a pair for each entry.
  return entriesOf(value).flatMap(([name, entry]) =>
    writeQueryParameter({ name, ...asForm }, Array.isArray(entry) ? entry : printPlain(entry)),
  );
}
