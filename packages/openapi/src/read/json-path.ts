import { JSONPathEnvironment } from 'json-p3';
import type { JsonValue } from '../model/json.ts';

/** A value found in a document, with the keys and indexes that lead to it. */
export interface PathMatch {
  readonly value: JsonValue;
  readonly path: readonly (string | number)[];
}

/** Levels that `..` goes down; documents of APIs have far fewer. */
const LEVELS = 1000;

/** Reads a JSONPath (RFC 9535). Undefined for a text that is none. */
export function readJsonPath(text: string): ((document: JsonValue) => readonly PathMatch[]) | undefined {
  const environment = new JSONPathEnvironment({ maxRecursionDepth: LEVELS });
  try {
    const path = environment.compile(text.trim());
    return (document) => {
      try {
        const { nodes } = path.query(document as Parameters<typeof path.query>[0]);
        return nodes.map(({ value, location }) => ({ value: value as JsonValue, path: location }));
      } catch {
        // A document that is too deep to be searched.
        return [];
      }
    };
  } catch {
    return undefined;
  }
}
