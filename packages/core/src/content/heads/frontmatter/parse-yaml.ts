import { type Document, isScalar, visit, YAMLParseError } from 'yaml';
import { parseYamlDocument } from '../../../source/index.ts';
import { PROBLEMS } from './problems.ts';

/** YAML as data, or why it is none. */
export type YamlResult =
  | { readonly kind: 'read'; readonly value: unknown }
  | ({ readonly kind: 'failed' } & YamlFailure);

/** Why YAML is not read, and where; keys that are there twice are told one by one. */
export interface YamlFailure extends Range {
  readonly problem: string;
  readonly more?: readonly Range[];
}

/** Offsets in the YAML. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parses the YAML of a front matter; never throws. */
export function parseYaml(yaml: string): YamlResult {
  try {
    // A key that is no text would be written out, without end where it holds itself.
    const document = parseYamlDocument(yaml, {
      stringKeys: true,
      merge: true,
      // The library would compare each key with all before it.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (document === undefined)
      return { kind: 'failed', problem: 'it is nested too deeply', start: 0, end: yaml.length };
    if (document.errors.length === 0) findRepeatedKeys(document);
    const [error, ...others] = document.errors;
    if (error !== undefined) {
      const same = others.filter(({ code }) => code === error.code && code === 'DUPLICATE_KEY');
      return {
        kind: 'failed',
        problem: PROBLEMS[error.code] ?? problemOf(error.message),
        ...rangeOf(error),
        more: same.map(rangeOf),
      };
    }
    const value: unknown = document.toJS();
    // Also finds anchors that lead back to themselves and nesting that no reader takes: this is recursive, too.
    JSON.stringify(value);
    return { kind: 'read', value };
  } catch (error) {
    // The library throws for aliases that are unknown or expand without bound, and for very deep nesting.
    return { kind: 'failed', problem: firstSentence(String(error)), start: 0, end: yaml.length };
  }
}

/** Notes the keys that are in their map already. */
function findRepeatedKeys(document: Document): void {
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const start = key.range?.[0] ?? 0;
        if (known.has(key.value))
          document.errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', ''));
        known.add(key.value);
      }
    },
  });
}

function rangeOf({ pos: [start, end] }: YAMLParseError): Range {
  return { start, end };
}

/** What the library says, where its words are no sentence in other words: it writes `Missing closing "quote`. */
function problemOf(message: string): string {
  return firstSentence(message).replace(/^(Missing closing) (["'])quote$/, '$1 $2 of a text');
}

function firstSentence(message: string): string {
  return message.replace(/^\w*Error: /, '').split('\n')[0] ?? message;
}

/** Whether a value is one of keys and values. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
