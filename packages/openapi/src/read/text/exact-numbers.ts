import { wellFormedJson } from '@waymark/core/source';
import type { ScalarTag, Tags } from 'yaml';
import { ExactNumber, isRounded } from '../../model/exact-number.ts';
import type { JsonValue } from '../../model/json.ts';

/** Texts, of which one may have no end, and numbers outside of them. */
const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** What may be a number of too many digits: most documents have none, and are not read token by token. */
const CANDIDATE = /[\d.]{16}|\de/i;

/** Stands before a number that became a text on the way. */
const MARK = '\u0000number ';

/** Parses JSON, keeping the text of numbers that would be rounded; throws as `JSON.parse` does. */
export function parseExactJson(source: string): JsonValue {
  const text = wellFormedJson(source);
  if (!CANDIDATE.test(text)) return JSON.parse(text) as JsonValue;
  let hasExact = false;
  const marked = text.replace(TOKENS, (token) => {
    if (token.startsWith('"') || !isRounded(token)) return token;
    hasExact = true;
    return JSON.stringify(`${MARK}${token}`);
  });
  return (hasExact ? JSON.parse(marked, revive) : JSON.parse(text)) as JsonValue;
}

function revive(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
  const text = value.slice(MARK.length);
  // A text of the document may begin like this too.
  return isRounded(text) ? new ExactNumber(text) : value;
}

/** The tags of YAML, whose numbers keep their text where they would be rounded. */
export function exactTags(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === 'object' && /:(?:int|float)$/.test(tag.tag) && 'test' in tag
      ? exactTag(tag as ScalarTag)
      : tag,
  );
}

function exactTag(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    resolve: (text, onError, options) =>
      isRounded(text) ? new ExactNumber(text) : tag.resolve(text, onError, options),
  };
}
