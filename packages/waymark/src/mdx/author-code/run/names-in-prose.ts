import { NAME } from '@waymark/core/source';

/** One name or several, with commas or hyphens between: `{api-id}` is meant as a difference by nobody. */
const NAMES_IN_PROSE = new RegExp(String.raw`^\s*(${NAME.source}(?:(?:\s*,\s*|-)${NAME.source})*)\s*$`, 'u');

/** What templates fill in, with a name that no variable of docs.json can have: as code, an object that no page can draw. */
const DOUBLE_BRACES = /^\{([^{}]*)\}$/;

/** What stands in the inner braces of an expression that templates would fill in. */
export function insideDoubleBraces(expression: string): string | undefined {
  return DOUBLE_BRACES.exec(expression)?.[1];
}

/** The names that an expression consists of, and nothing else: it fails without any of them, whoever runs it. */
export function namesIn(expression: string): readonly string[] {
  const names = NAMES_IN_PROSE.exec(expression)?.[1]?.split(/[,-]/) ?? [];
  return names.map((name) => name.trim());
}
