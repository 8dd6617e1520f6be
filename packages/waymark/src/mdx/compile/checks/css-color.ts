import colorNames from 'color-name';

/** Words that stand for a colour without being the name of one. */
const WORDS = ['transparent', 'currentcolor', 'inherit', 'initial', 'unset', 'revert'];
const NAMES: ReadonlySet<string> = new Set([...Object.keys(colorNames), ...WORDS]);

const FUNCTION =
  /^(?:-webkit-|-moz-)?(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|device-cmyk|light-dark|contrast-color|(?:\w+-)*gradient|var|env|attr|if|calc|--[\w-]+)\(.+\)$/s;

/** Whether a text is a colour as CSS has it: a name, a number in hexadecimal digits, or a function such as `rgb(…)`. */
export function isCssColor(text: string): boolean {
  const word = text.trim().toLowerCase();
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(word) || FUNCTION.test(word) || NAMES.has(word);
}
