import type { SampleRequest } from './request.ts';
import { FILE_VALUE, type NamedValue, type PartValue } from './sample-body.ts';

/** Between the parts of a body that is written by hand. */
const BOUNDARY = 'waymark-boundary';

/** The header of a form that is written by hand. */
export const JOINED_FORM: NamedValue = {
  name: 'Content-Type',
  value: `multipart/form-data; boundary=${BOUNDARY}`,
};

/** A piece of a multipart body: text as it is sent, or the content of the sample's file. */
export type MultipartPiece = { readonly kind: 'text'; readonly value: string } | { readonly kind: 'file' };

/** Whether a language's own writer of forms says it all: those give each part with a type a file name too. */
export function isPlainForm(fields: readonly PartValue[]): boolean {
  return fields.every(({ isFile, contentType }) => isFile || contentType === undefined);
}

/**
 * A multipart body piece by piece, for languages that have no writer of their own. Parts of other types than that of forms
 * have no names: they are known by their order.
 */
export function multipartPieces(
  fields: readonly PartValue[],
  {
    boundary = BOUNDARY,
    type: whole,
  }: { readonly boundary?: string; readonly type?: string | undefined } = {},
): readonly MultipartPiece[] {
  const texts = fields.flatMap(
    ({ name, value, isFile, contentType, fileName = 'file' }): readonly MultipartPiece[] => {
      const type = contentType ?? (isFile ? 'application/octet-stream' : undefined);
      const file = isFile ? `; filename="${escapeName(fileName)}"` : '';
      const head = [
        `--${boundary}`,
        ...(whole === undefined ? [`Content-Disposition: form-data; name="${escapeName(name)}"${file}`] : []),
        ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ].join('\r\n');
      if (!isFile) return [text(`${head}\r\n\r\n${value}\r\n`)];
      return [text(`${head}\r\n\r\n`), { kind: 'file' }, text('\r\n')];
    },
  );
  return [...texts, text(`--${boundary}--\r\n`)];
}

/** The request with a multipart body that is no form as text, which no language has a writer for; `<file>` stands for files. */
export function withPartsAsText(request: SampleRequest): SampleRequest {
  const { headers, body } = request;
  if (body?.kind !== 'multipart' || body.type === undefined) return request;
  const pieces = multipartPieces(body.fields, { type: body.type });
  const value = pieces.map((piece) => (piece.kind === 'file' ? FILE_VALUE : piece.value)).join('');
  const type = { name: 'Content-Type', value: `${body.type}; boundary=${BOUNDARY}` };
  return { ...request, headers: [...headers, type], body: { kind: 'text', value } };
}

function text(value: string): MultipartPiece {
  return { kind: 'text', value };
}

/** As browsers escape the name of a field. */
function escapeName(name: string): string {
  return name.replace(
    /["\r\n]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
