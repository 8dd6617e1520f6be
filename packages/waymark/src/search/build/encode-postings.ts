import { digits, levelCount } from '../format.ts';

const digitsOf = (value: number): string => {
  let text = digits.charAt(value & 31);
  for (let rest = value >>> 5; rest > 0; rest >>>= 5) text = digits.charAt(32 + (rest & 31)) + text;
  return text;
};

const smallNumbers: readonly string[] = /* @__PURE__ */ Array.from({ length: 1024 }, (_, value) =>
  digitsOf(value),
);

/** Writes a number: five bits a digit, those of the upper half say that more follow. */
export function encodeNumber(value: number): string {
  return smallNumbers[value] ?? digitsOf(value);
}

/** The characters of digits by their values. */
const codes: readonly number[] = /* @__PURE__ */ Array.from(digits, (digit) => digit.charCodeAt(0));

/** Characters that are put together at once: each is an argument, and these lie on the stack. */
const AT_ONCE = 4096;

/** A posting is `document * levelCount + level`; postings are sorted, a document occurs once. */
export function encodePostings(postings: readonly number[]): string {
  const written: number[] = [];
  let next = 0;
  for (const posting of postings) {
    const document = Math.floor(posting / levelCount);
    pushNumber(written, document - next);
    written.push(codeOfDigit(posting % levelCount));
    next = document + 1;
  }
  return textOfCodes(written);
}

/** The character of the digit of a value. */
export function codeOfDigit(value: number): number {
  return codes[value] ?? 0;
}

/**
 * Makes a text of its characters. One that grows letter by letter is a tree with a node for each of them: those of all words were a
 * tenth of the memory of a large build.
 */
export function textOfCodes(written: readonly number[]): string {
  let text = '';
  for (let at = 0; at < written.length; at += AT_ONCE)
    text += String.fromCharCode(...written.slice(at, at + AT_ONCE));
  return text;
}

function pushNumber(written: number[], value: number): void {
  if (value >= 32) pushHigher(written, value >>> 5);
  written.push(codeOfDigit(value & 31));
}

function pushHigher(written: number[], value: number): void {
  if (value >= 32) pushHigher(written, value >>> 5);
  written.push(codeOfDigit(32 + (value & 31)));
}
