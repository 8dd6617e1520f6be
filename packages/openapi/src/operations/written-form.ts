import type { Parameter } from '../model/model.ts';
import type { Schema } from '../model/schema-model.ts';

/**
 * How the value of a parameter is written where it is not written as usual, by the keywords of the specification: its
 * content type, else its style, and of lists and objects whether each entry stands by itself.
 */
export function writtenForm(
  { in: place, style, explode, allowReserved, contentType }: Parameter,
  { types }: Pick<Schema, 'types'>,
): readonly (readonly [keyword: string, value: string])[] {
  if (contentType !== undefined) return [['content', contentType]];
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const hasEntries = types.includes('array') || types.includes('object');
  // Nothing else can be said of the fields of a deep object.
  const isUsual = style === 'deepObject' || explode === (style === 'form' || style === 'cookie');
  return [
    ...(style === usual ? [] : [['style', style] as const]),
    ...(isUsual || !hasEntries ? [] : [['explode', String(explode)] as const]),
    ...(allowReserved ? [['allowReserved', 'true'] as const] : []),
  ];
}
