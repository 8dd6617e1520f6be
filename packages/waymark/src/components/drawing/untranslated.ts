/** Attributes of what the translators of browsers shall leave as it is: what is written in code, not in a language. */
export const untranslated = { translate: 'no' as unknown as boolean };
