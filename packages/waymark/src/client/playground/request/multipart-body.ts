import {
  isPlainForm,
  type JsonValue,
  multipartPieces,
  type PartValue,
  partType,
  type SampleBody,
  writeBody,
} from '@waymark/openapi';
import type { PartDescription } from '../../../playground/request-description.ts';
import type { Value } from './value.ts';

/** A part, with the reader's file where it is one. */
interface FilledPart extends PartValue {
  readonly file?: File;
}

/** Makes a multipart body of named values. The browser names its type, as it has to for the boundary. */
export function multipartBody(
  fields: readonly (readonly [string, Value])[],
  encodings: Readonly<Record<string, PartDescription>>,
): { readonly data: FormData | Blob; readonly sample: SampleBody } {
  const parts = fields.flatMap(([name, value]) => partsOf(name, value, encodings[name]));
  return {
    data: isPlainForm(parts) ? formData(parts) : joinedBody(parts),
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
  const type = partType(contentType, true);
  return {
    name,
    value: file.name,
    isFile: true,
    fileName: file.name,
    file,
    ...(type === undefined ? {} : { contentType: type }),
  };
}

function formData(parts: readonly FilledPart[]): FormData {
  const data = new FormData();
  for (const { name, value, file, contentType } of parts) {
    if (file === undefined) data.append(name, value);
    else
      data.append(
        name,
        contentType === undefined ? file : new File([file], file.name, { type: contentType }),
      );
  }
  return data;
}

/** Forms of browsers give every part with a type a file name too, so such a body is joined here. */
function joinedBody(parts: readonly FilledPart[]): Blob {
  const boundary = `waymark-${crypto.randomUUID()}`;
  const files = parts.flatMap(({ file }) => file ?? []);
  const typed = parts.map((part) =>
    part.file === undefined || part.contentType !== undefined || part.file.type === ''
      ? part
      : { ...part, contentType: part.file.type },
  );
  const pieces = multipartPieces(typed, boundary).map((piece) =>
    piece.kind === 'file' ? (files.shift() ?? '') : piece.value,
  );
  return new Blob(pieces, { type: `multipart/form-data; boundary=${boundary}` });
}
