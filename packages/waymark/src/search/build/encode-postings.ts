import { digits, levelCount } from '../format.ts';

const digitsOf = (value: number): string => {
  let text = digits.charAt(value & 31);
  for (let rest = value >>> 5; rest > 0; rest >>>= 5) text = digits.charAt(32 + (rest & 31)) + text;
  return text;
};

const smallNumbers: readonly string[] = Array.from({ length: 1024 }, (_, value) => digitsOf(value));

/** Writes a number: five bits a digit, those of the upper half say that more follow. */
export function encodeNumber(value: number): string {
  return smallNumbers[value] ?? digitsOf(value);
}

/** A posting is `document * levelCount + level`; postings are sorted, a document occurs once. */
export function encodePostings(postings: readonly number[]): string {
  let text = '';
  let next = 0;
  for (const posting of postings) {
    const document = Math.floor(posting / levelCount);
    const step = document - next;
    text += encodeNumber(step) + digits.charAt(posting % levelCount);
    next = document + 1;
  }
  return text;
}
