/** Translated interface words by language. */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
