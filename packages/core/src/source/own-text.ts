/**
 * The same text with memory of its own. What V8 cuts out of a text keeps that text alive, a page with each of its addresses;
 * what it puts together keeps every piece.
 */
export const ownText = (text: string): string => ` ${text}`.slice(1);
