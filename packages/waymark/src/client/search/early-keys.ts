/** What a pressed key tells. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The text after a key was pressed in it; undefined for keys that write nothing, which keep their own effect. */
export function typeKey(text: string, { key, ctrlKey, altKey, metaKey }: PressedKey): string | undefined {
  const letters = Array.from(text);
  // Control and Alt together write a letter on many keyboards.
  if (metaKey || (ctrlKey && !altKey)) return undefined;
  if (key === 'Backspace') return letters.slice(0, -1).join('');
  // Every other named key has more than one letter.
  return Array.from(key).length === 1 ? text + key : undefined;
}
