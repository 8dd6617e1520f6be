import {
  type JsonValue,
  multipartPieces,
  otherMultipart,
  type PartValue,
  partType,
  type SampleBody,
  writeBody,
} from '@waymark/openapi';
import type { ContentDescription, PartDescription } from '../../../playground/request-description.ts';
import type { Value } from './value.ts';

/** A part, with the reader's file where it is one. */
interface FilledPart extends PartValue {
  readonly file?: File;
}

/**
 * Makes a multipart body of named values. It is joined here: forms of browsers give every part with a type a file name too,
 * and are of one type only.
 */
export function multipartBody(
  fields: readonly (readonly [string, Value])[],
  { type, parts: encodings = {} }: Pick<ContentDescription, 'type' | 'parts'>,
): { readonly data: Blob; readonly sample: SampleBody } {
  const parts = fields.flatMap(([name, value]) => partsOf(name, value, encodings[name]));
  return {
    data: joinedBody(parts, otherMultipart(type)),
    sample: { kind: 'multipart', fields: parts.map(({ file: _, ...part }) => part) },
  };
}

function partsOf(name: string, value: Value, encoding: PartDescription = {}): readonly FilledPart[] {
  if (Array.isArray(value) && value.some((entry) => entry instanceof File))
    return value.flatMap((entry: Value) => partsOf(name, entry, encoding));
  if (value instanceof File) return [filePart(name, value, encoding)];
  const written = writeBody('multipart', { [name]: value as JsonValue }, { [name]: encoding });
  // A text that reads like our sign for a file is a text all the same.
  return written.kind === 'multipart' ? written.fields.map((part) => ({ ...part, isFile: false })) : [];
}

function filePart(name: string, file: File, { contentType }: PartDescription): FilledPart {
  const type = partType(contentType, true) ?? file.type;
  return {
    name,
    value: file.name,
    isFile: true,
    fileName: file.name,
    file,
    ...(type === '' ? {} : { contentType: type }),
  };
}

function joinedBody(parts: readonly FilledPart[], type: string | undefined): Blob {
  const boundary = `waymark-${Math.random()}`;
  const files = parts.flatMap(({ file }) => file ?? []);
  const pieces = multipartPieces(parts, { boundary, type }).map((piece) =>
    piece.kind === 'file' ? (files.shift() ?? '') : piece.value,
  );
  return new Blob(pieces, { type: `${type ?? 'multipart/form-data'}; boundary=${boundary}` });
}
