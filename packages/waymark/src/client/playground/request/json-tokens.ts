/** A piece of JSON text with its colour: a name, a string, a literal; none for signs and space. */
export interface JsonToken {
  readonly kind?: 'name' | 'string' | 'literal';
  readonly text: string;
}

/** Levels that are indented: a few kilobytes of brackets would become megabytes of space. */
const DEEPEST = 30;

/** A string may end with the text, where the text is only a beginning. */
const PIECE = /"(?:[^"\\]|\\.)*(?:"|\\?$)|\{\s*\}|\[\s*\]|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Sets JSON text in lines, two spaces a level, and tells its pieces apart. Figures and escapes stay as they came, as
 * they would not when they were parsed. Undefined for text that is not JSON; of a beginning, only its first sign tells.
 */
export function jsonTokens(text: string, isBeginning = false): readonly JsonToken[] | undefined {
  if (!(isBeginning ? /^\s*[[{]/.test(text) : isJson(text))) return undefined;
  const pieces = text.match(PIECE) ?? [];
  let level = 0;
  const line = (): string => `\n${'  '.repeat(Math.min(level, DEEPEST))}`;
  return pieces.map((piece, index): JsonToken => {
    switch (piece) {
      case '{':
      case '[':
        level++;
        return { text: piece + line() };
      case '}':
      case ']':
        level--;
        return { text: line() + piece };
      case ',':
        return { text: piece + line() };
      case ':':
        return { text: ': ' };
      default:
        // An empty object or list stays on its line.
        return /^[{[]/.test(piece)
          ? { text: piece.replace(/\s/g, '') }
          : { kind: kindOf(piece, pieces[index + 1]), text: piece };
    }
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function kindOf(piece: string, next: string | undefined): NonNullable<JsonToken['kind']> {
  if (!piece.startsWith('"')) return 'literal';
  return next === ':' ? 'name' : 'string';
}
