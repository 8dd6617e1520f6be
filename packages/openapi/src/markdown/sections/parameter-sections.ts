import type { Parameter } from '../../model/model.ts';
import { parameterLines, type Trees } from '../field-lines.ts';

const PLACES: readonly (readonly [Parameter['in'], string])[] = [
  ['header', 'Headers'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['cookie', 'Cookies'],
];

/** Lists parameters, a section for each place that has any. */
export function parameterSections(trees: Trees, parameters: readonly Parameter[]): readonly string[] {
  return PLACES.flatMap(([place, title]) => {
    const lines = parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => parameterLines(trees, parameter));
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  });
}
