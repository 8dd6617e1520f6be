/**
 * Attributes of what the translators of browsers shall leave as it is: what is written in code, not in a language. Types of
 * elements know `true` and `false` alone, which are no values of this attribute where it is printed.
 */
export const untranslated = { translate: 'no' as unknown as boolean };
