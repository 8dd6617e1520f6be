/** A language of the site, by the code that docs.json names it with. */
export interface Language {
  /** Name in the language itself. */
  readonly name: string;
  /** Value of the HTML `lang` attribute. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
}

function language(name: string, htmlLang: string, direction: 'ltr' | 'rtl' = 'ltr'): Language {
  return { name, htmlLang, direction };
}

/** Every accepted language code. */
export const languages: Readonly<Record<string, Language>> = {
  ar: language('العربية', 'ar', 'rtl'),
  ca: language('Català', 'ca'),
  cn: language('简体中文', 'zh-CN'),
  cs: language('Čeština', 'cs'),
  da: language('Dansk', 'da'),
  de: language('Deutsch', 'de'),
  en: language('English', 'en'),
  es: language('Español', 'es'),
  fi: language('Suomi', 'fi'),
  fr: language('Français', 'fr'),
  'fr-CA': language('Français (Canada)', 'fr-CA'),
  'fr-ca': language('Français (Canada)', 'fr-CA'),
  he: language('עברית', 'he', 'rtl'),
  hi: language('हिन्दी', 'hi'),
  hu: language('Magyar', 'hu'),
  id: language('Bahasa Indonesia', 'id'),
  it: language('Italiano', 'it'),
  ja: language('日本語', 'ja'),
  'ja-JP': language('日本語', 'ja-JP'),
  'ja-jp': language('日本語', 'ja-JP'),
  jp: language('日本語', 'ja'),
  ko: language('한국어', 'ko'),
  lv: language('Latviešu', 'lv'),
  nl: language('Nederlands', 'nl'),
  no: language('Norsk', 'no'),
  pl: language('Polski', 'pl'),
  pt: language('Português', 'pt'),
  'pt-BR': language('Português (Brasil)', 'pt-BR'),
  ro: language('Română', 'ro'),
  ru: language('Русский', 'ru'),
  sv: language('Svenska', 'sv'),
  tr: language('Türkçe', 'tr'),
  uk: language('Українська', 'uk'),
  uz: language('Oʻzbekcha', 'uz'),
  vi: language('Tiếng Việt', 'vi'),
  zh: language('中文', 'zh'),
  'zh-CN': language('简体中文', 'zh-CN'),
  'zh-Hans': language('简体中文', 'zh-Hans'),
  'zh-Hant': language('繁體中文', 'zh-Hant'),
  'zh-TW': language('繁體中文', 'zh-TW'),
};

/** The language of a code, however its letters are cased. */
export function findLanguage(code: string): Language | undefined {
  if (Object.hasOwn(languages, code)) return languages[code];
  const lower = code.toLowerCase();
  const known = Object.keys(languages).find((candidate) => candidate.toLowerCase() === lower);
  return known === undefined ? undefined : languages[known];
}

/** The value of `html lang` for a language code of docs.json. */
export function htmlLanguage(code: string): string {
  return findLanguage(code)?.htmlLang ?? code;
}

/** What speakers of a language call it; the code itself where nobody knows one. */
export function languageName(code: string): string {
  return findLanguage(code)?.name ?? standardName(code) ?? code;
}

/** The name that the language standard has for a code which docs.json does not know, such as `fa`. */
function standardName(code: string): string | undefined {
  try {
    // Of another language the name would be in the language of the machine.
    if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return undefined;
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
    return name === undefined ? undefined : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return undefined; // It is not even written like a code.
  }
}
