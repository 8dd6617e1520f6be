const BRAND = Symbol.for('waymark.exact-number');

/** A number that JavaScript would round, as it was written; code that does not know of it reads the rounded one. */
export class ExactNumber {
  readonly text: string;
  readonly [BRAND] = true;

  /** Scripts of a page have a class each, and hand each other its numbers. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  constructor(text: string) {
    this.text = text;
  }

  /** For `JSON.stringify`. */
  toJSON(): number {
    return Number(this.text);
  }
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** Digits that a number always keeps. */
const SAFE_DIGITS = 15;

/** Whether a decimal number would be another one after reading it. */
export function isRounded(text: string): boolean {
  if (text.length <= SAFE_DIGITS && !/e/i.test(text)) return false;
  const written = canonical(text);
  return written !== undefined && written !== canonical(String(Number(text)));
}

/** Sign, digits and exponent, in one spelling for each value. */
function canonical(text: string): string | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/(?<!0)0+$/, '');
  if (kept === '') return '0';
  return `${sign === '-' ? '-' : ''}${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}
