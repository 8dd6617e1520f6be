import type { MdxNode } from '../tree.ts';

/** Quoted values of attributes with braces in them. */
const QUOTED = /(?<=\s[\w.:-]+=)(?:"[^"{}]*[{}][^"]*"|'[^'{}]*[{}][^']*')/g;
/** What stands for a brace: signs that no text has, each as long as what it stands for. */
const VEILED = { open: '\uE1B0', close: '\uE1B1' };

/**
 * Other signs for the braces in quoted values of attributes, such as `type="{ id: string }"`: they begin no expression there, but
 * a search that knows no tags takes what follows for one. The text itself where there are none; every offset stays true.
 */
export function veilQuotedBraces(text: string): string {
  if (text.includes(VEILED.open) || text.includes(VEILED.close)) return text;
  return text.replace(QUOTED, (value) => value.replaceAll('{', VEILED.open).replaceAll('}', VEILED.close));
}

/** A tree or message with its braces again. */
export function unveilBraces<Value extends MdxNode | string>(value: Value): Value {
  // No brace is escaped in JSON.
  const written = JSON.stringify(value).replaceAll(VEILED.open, '{').replaceAll(VEILED.close, '}');
  return JSON.parse(written) as Value;
}

/** Whether a sign that stands for a brace is among the words of the page: it was in no tag, and the brace begins an expression. */
export function holdsVeiledWords({ type, value = '', children = [] }: MdxNode): boolean {
  return type === 'text'
    ? value.includes(VEILED.open) || value.includes(VEILED.close)
    : children.some(holdsVeiledWords);
}
