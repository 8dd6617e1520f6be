import type { JsonValue } from '../../model/json.ts';

/** A range of UTF-16 offsets in the text, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A broken place of a text. */
export interface SyntaxProblem extends TextRange {
  readonly problem: string;
  /** What stands behind it is read as it is written. */
  readonly isAlone?: boolean;
}

/** A key that its object already has. */
export interface DuplicateKey extends TextRange {
  readonly key: string;
}

/** What a JSON or YAML text holds. */
export interface TextContent {
  /** As much as could be read. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly SyntaxProblem[];
  /** Keys that stand in their object for the second time. */
  readonly duplicates: readonly DuplicateKey[];
}

/** What a JSON or YAML text holds, and where. */
export interface ParsedText extends TextContent {
  /**
   * Finds where the value (or the key) at a JSON pointer was written, or its nearest ancestor.
   * The tree with positions is made on the first call: files without findings never pay for it.
   */
  locate(pointer: string, part?: 'key' | 'value'): TextRange;
}

/** Gives what `read` reads of a text: read now, or as it was read of the same text before. */
export type RecallContent = (read: () => TextContent) => TextContent;

/** What texts hold, by text: specifications that are read in one go often refer to the same files. */
export type TextMemory = Map<string, ParsedText>;

/** What is not read at all, because its values are nested too deeply in one place. */
export function tooDeep(start: number): ParsedText {
  const range = { start, end: start + 1 };
  return {
    value: undefined,
    problems: [{ problem: 'the values are nested too deeply', ...range }],
    duplicates: [],
    locate: () => range,
  };
}
