import type { PartValue } from './sample-body.ts';

/** Between the parts of a body that is written by hand. */
export const BOUNDARY = 'waymark-boundary';

/** A piece of a multipart body: text as it is sent, or the content of the sample's file. */
export type MultipartPiece = { readonly kind: 'text'; readonly value: string } | { readonly kind: 'file' };

/** Whether a language's own writer of forms says it all: those give each part with a type a file name too. */
export function isPlainForm(fields: readonly PartValue[]): boolean {
  return fields.every(({ isFile, contentType }) => isFile || contentType === undefined);
}

/** A multipart body piece by piece, for languages that have no writer of their own. */
export function multipartPieces(
  fields: readonly PartValue[],
  boundary: string = BOUNDARY,
): readonly MultipartPiece[] {
  const texts = fields.flatMap(
    ({ name, value, isFile, contentType, fileName = 'file' }): readonly MultipartPiece[] => {
      const type = contentType ?? (isFile ? 'application/octet-stream' : undefined);
      const head = [
        `--${boundary}`,
        `Content-Disposition: form-data; name="${escapeName(name)}"${isFile ? `; filename="${escapeName(fileName)}"` : ''}`,
        ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ].join('\r\n');
      if (!isFile) return [text(`${head}\r\n\r\n${value}\r\n`)];
      return [text(`${head}\r\n\r\n`), { kind: 'file' }, text('\r\n')];
    },
  );
  return [...texts, text(`--${boundary}--\r\n`)];
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
