import type { PlaygroundWord } from '../../playground/words.ts';
import type { Problem } from './request/check-value.ts';

/** Words of the page's language. */
export type PlaygroundWords = Readonly<Record<PlaygroundWord, string>>;

/** A word with its values filled in. */
export function fill(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A problem in words. */
export function printProblem({ word, value = '', line, name }: Problem, words: PlaygroundWords): string {
  const filled = words[word].includes('{value}')
    ? fill(words[word], { value })
    : [words[word], value].filter(Boolean).join(': ');
  const named = [name, filled].filter(Boolean).join(': ');
  return line === undefined ? named : fill(words.atLine, { line, problem: named });
}
