import type { Parameter } from '../declarations/declaration.ts';
import { endOfBracket, splitCall, withoutAnnotations } from '../declarations/declaration-text.ts';
import type { SymbolKind } from '../library.ts';

/** What a declaration of Java says beside its name. */
export interface JavaSignature {
  /** Of a field, or of what a method gives back. */
  readonly type: string;
  readonly parameters: readonly Parameter[];
}

const MODIFIERS = new Set(
  'public protected private static final abstract default synchronized native strictfp transient volatile sealed non-sealed'.split(
    ' ',
  ),
);
const KINDS: ReadonlyMap<string, SymbolKind> = new Map([
  ['class', 'CLASS'],
  ['record', 'CLASS'],
  ['interface', 'INTERFACE'],
  ['@interface', 'INTERFACE'],
  ['enum', 'ENUM'],
]);

/** Reads the declaration of a field, a constructor or a method. */
export function readJavaSignature(code: string, name: string): JavaSignature {
  const text = withoutAnnotations(code);
  const call = splitCall(text, name);
  const before = call?.before.slice(0, -name.length) ?? text.slice(0, lastWord(text, name));
  const { rest } = readModifiers(before);
  const type = rest.startsWith('<') ? rest.slice(endOfBracket(rest, 0) + 1).trim() : rest;
  return { type, parameters: (call?.parameters ?? []).map(readParameter) };
}

/** The kind that a declaration of a type is of; undefined for everything else. */
export function kindOfType(text: string): SymbolKind | undefined {
  const word = /^\S*/.exec(readModifiers(text).rest)?.[0] ?? '';
  return KINDS.get(word);
}

/** A declaration as it is read: each line of annotations is one of its own. */
export function withAnnotationsApart(text: string): string {
  const { start } = readModifiers(text);
  const annotations = text.slice(0, start).trim();
  return annotations === '' ? text : `${annotations}\n${text.slice(start)}`;
}

/** The words before a field that its list shows. */
export function flagsOf(text: string): readonly string[] {
  return readModifiers(text).modifiers.filter((word) => ['protected', 'static', 'final'].includes(word));
}

/** Where the name of a field stands: at the end, but for a default. */
function lastWord(text: string, name: string): number {
  const index = text.lastIndexOf(` ${name}`);
  return index === -1 ? text.length : index;
}

/** What stands before the name and the type of a declaration. */
interface Modifiers {
  readonly modifiers: readonly string[];
  /** Where the annotations before the first of them end. */
  readonly start: number;
  /** What follows. */
  readonly rest: string;
}

/** Takes annotations and modifiers off. */
function readModifiers(text: string): Modifiers {
  const modifiers: string[] = [];
  let index = 0;
  let start = 0;
  for (;;) {
    while (/\s/.test(text.charAt(index))) index++;
    if (modifiers.length === 0) start = index;
    const end = endOfWord(text, index);
    const word = text.slice(index, end);
    if (word.startsWith('@') && word !== '@interface')
      index = text.charAt(end) === '(' ? endOfBracket(text, end) + 1 : end;
    else if (MODIFIERS.has(word)) {
      modifiers.push(word);
      index = end;
    } else return { modifiers, start, rest: text.slice(index).trim() };
    if (index >= text.length) return { modifiers, start, rest: '' };
  }
}

/** Looks no further than the word goes: texts may be long and have no bracket at all. */
function endOfWord(text: string, from: number): number {
  const word = /[^ (]*/y;
  word.lastIndex = from;
  word.test(text);
  return word.lastIndex;
}

function readParameter(text: string): Parameter {
  const end = text.lastIndexOf(' ');
  if (end === -1) return { name: text };
  const type = text.slice(0, end);
  return { name: text.slice(end + 1), type, ...(type.endsWith('...') ? { optional: true } : {}) };
}
