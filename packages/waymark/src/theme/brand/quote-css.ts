/** A text as a CSS string; whatever could end it is escaped. */
export function quoteCss(text: string): string {
  return `"${text.replace(/["\\\n\r\f<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
