const ALIASES: Readonly<Record<string, string>> = { cn: 'zh-CN', jp: 'ja', 'ja-jp': 'ja-JP' };
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** The value of `html lang` for a language code of docs.json: aliases resolved, regions in canonical case. */
export function htmlLanguage(code: string): string {
  const alias = ALIASES[code.toLowerCase()];
  if (alias !== undefined) return alias;
  const [language = 'en', ...rest] = code.split('-');
  const regions = rest.map((part) =>
    part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toUpperCase(),
  );
  return [language.toLowerCase(), ...regions].join('-');
}

/** The value of `html dir` for a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
