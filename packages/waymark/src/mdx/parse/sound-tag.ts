import { componentRegistry } from '../../components/index.ts';

/** The beginning of a tag, up to where its attributes are no longer as they should be. */
const SOUND_TAG = /^<[\w.]+(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?(?=[\s,]))*/;
/** Words without quotes in the place of a value, up to the next attribute or the end of the tag. */
const WORDS = /^[^\s"'`{}<>=][^"'`{}<>=\n]{0,1000}?(?=\s+[\w:-]+=|\s*\/?(?:>|$))/;

/** The part of a tag's beginning whose attributes are as they should be; all of a text that begins no tag. */
export function soundTag(text: string): string {
  return SOUND_TAG.exec(text)?.[0] ?? text;
}

/**
 * The words that begin a text and are the value of an attribute, which lacks its quotes. A word that is itself a property of the
 * component ends them.
 */
export function bareWords(text: string, tag: string): string | undefined {
  const words = WORDS.exec(text)?.[0];
  const props = componentRegistry.get(/^<([\w.]+)/.exec(tag)?.[1] ?? '')?.props ?? {};
  const parts = words?.split(/(\s+)/) ?? [];
  const next = parts.findIndex((word, at) => at > 0 && Object.hasOwn(props, word));
  return words === undefined || next === -1 ? words : parts.slice(0, next).join('').trimEnd();
}
