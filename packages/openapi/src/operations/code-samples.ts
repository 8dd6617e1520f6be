import { arrayOf, defined, type JsonObject, objectOf, own, stringOf } from '../model/json.ts';
import type { HandWrittenSample } from '../model/model.ts';

/** Keys under which tools write samples into an operation. */
const KEYS = ['x-codeSamples', 'x-code-samples'] as const;

/** The samples that an operation brings along. */
export function readCodeSamples(operation: JsonObject): readonly HandWrittenSample[] {
  const list = KEYS.map((key) => own(operation, key)).find((value) => value !== undefined);
  return arrayOf(list).flatMap((value) => {
    const sample = objectOf(value);
    const language = stringOf(own(sample, 'lang'));
    const source = stringOf(own(sample, 'source'));
    if (language === undefined || source === undefined) return [];
    return [defined<HandWrittenSample>({ language, label: stringOf(own(sample, 'label')), source })];
  });
}
