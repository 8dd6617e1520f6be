import { readJson } from './json-text.ts';
import type { ParsedText, RecallContent } from './parsed-text.ts';
import { isJson } from './recognise.ts';
import { parseYaml } from './yaml-text.ts';

/**
 * Parses JSON or YAML, by content. Never throws: broken text gives problems and the value that could be read. `recall` is
 * asked for YAML alone, which takes several times as long to read.
 */
export function parseText(text: string, recall: RecallContent = (read) => read()): ParsedText {
  return isJson(text) ? readJson(text) : parseYaml(text, recall);
}
