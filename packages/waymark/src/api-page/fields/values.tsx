import { type JsonValue, printJson } from '@waymark/openapi';
import type { ComponentChildren } from 'preact';

/** Values in a line. */
export function codes(values: readonly JsonValue[]): ComponentChildren {
  return values.map((value, index) => [index === 0 ? '' : ' ', <code dir="ltr">{printValue(value)}</code>]);
}

/** A value in one line, strings without quotes unless they would be invisible. */
export function printValue(value: JsonValue): string {
  return typeof value === 'string' && value.trim() !== '' ? value : printJson(value);
}
