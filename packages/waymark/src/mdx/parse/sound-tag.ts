import { componentRegistry, SWITCHES } from '../../components/index.ts';
import { isHtmlName } from './tag-kinds.ts';

/** The beginning of a tag, up to where its attributes are no longer as they should be. */
const SOUND_TAG = /^<[\w.]+(?:\s+[\w-]+(?::[\w-]+)?(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?(?=[\s,]))*/;
/** Words without quotes in the place of a value, up to the next attribute or the end of the tag. */
const WORDS = /^[^\s"'`{}<>=][^"'`{}<>=\n]{0,1000}?(?=\s+[\w:-]+=|\s*\/?(?:>|$))/;

/** The part of a tag's beginning whose attributes are as they should be; all of a text that begins no tag. */
export function soundTag(text: string): string {
  return SOUND_TAG.exec(text)?.[0] ?? text;
}

/** What an address begins with: no blank is part of one. */
const ADDRESS = /^(?:\.{0,2}\/|#|[a-z][\w+.-]*:\/\/)/i;

/**
 * The words that begin a text and are the value of an attribute, which lacks its quotes. Words at their end that are
 * attributes themselves are none of them: properties of the component, and switches of HTML.
 */
export function bareWords(text: string, tag: string): string | undefined {
  const all = WORDS.exec(text)?.[0];
  if (all === undefined) return undefined;
  const words = [...all.matchAll(/\S+/g)];
  const name = /^<([\w.]+)/.exec(tag)?.[1] ?? '';
  const props = componentRegistry.get(name)?.props ?? {};
  const isSwitch = (word: string): boolean =>
    Object.hasOwn(props, word) || (isHtmlName(name) && SWITCHES.has(word.toLowerCase()));
  const count = ADDRESS.test(all) ? 1 : words.findLastIndex(([word]) => !isSwitch(word)) + 1;
  const last = words[Math.max(count, 1) - 1];
  return last === undefined ? all : all.slice(0, last.index + last[0].length);
}
