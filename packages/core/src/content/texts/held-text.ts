/** The digits of a character are not counted, but written out: of a count each way back is kept, and a long text would fill the stack. */
const HELD = /wmvx((?:[0-9a-f][0-9a-f][0-9a-f][0-9a-f])*)x/g;

/**
 * A word that stands for a text while a file is parsed. It is made of letters and digits only, so that no language
 * reads syntax in it, and it carries the text itself.
 */
export function holdText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `wmvx${units.join('')}x`;
}

/** Whether a text holds such words. */
export function holdsText(text: string): boolean {
  return text.includes('wmvx') && text.search(HELD) !== -1;
}

/** Puts the texts that are held back into their places, each as `print` has it. */
export function fillText(text: string, print: (held: string) => string = asIs): string {
  if (!text.includes('wmvx')) return text;
  return text.replace(HELD, (_, units: string) => print(readUnits(units)));
}

/** Fills every text of a value that is plain data. */
export function fillData(value: unknown): unknown {
  if (typeof value === 'string') return fillText(value);
  if (Array.isArray(value)) return value.map(fillData);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [fillText(key), fillData(part)]));
}

/** Cuts a text into what was written and what was held. */
export function splitHeldText(text: string): readonly { readonly text: string; readonly isHeld: boolean }[] {
  return text
    .split(HELD)
    .map((part, index) => ({ text: index % 2 === 0 ? part : readUnits(part), isHeld: index % 2 === 1 }));
}

function readUnits(units: string): string {
  return (units.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function asIs(held: string): string {
  return held;
}
