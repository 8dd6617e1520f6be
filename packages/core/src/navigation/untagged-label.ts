import { findLanguage } from '../config/languages.ts';

/** By the value of `html lang`, or its first part. */
const LABELS: Readonly<Record<string, string>> = {
  ar: 'مرجع API',
  ca: 'Referència de l’API',
  cs: 'Reference API',
  da: 'API-reference',
  de: 'API-Referenz',
  en: 'API Reference',
  es: 'Referencia de la API',
  fi: 'API-viite',
  fr: 'Référence de l’API',
  he: 'מדריך API',
  hi: 'API संदर्भ',
  hu: 'API-referencia',
  id: 'Referensi API',
  it: 'Riferimento API',
  ja: 'API リファレンス',
  ko: 'API 레퍼런스',
  lv: 'API atsauce',
  nl: 'API-referentie',
  no: 'API-referanse',
  pl: 'Dokumentacja API',
  pt: 'Referência da API',
  ro: 'Referință API',
  ru: 'Справочник API',
  sv: 'API-referens',
  tr: 'API Referansı',
  uk: 'Довідник API',
  uz: 'API maʼlumotnomasi',
  vi: 'Tham chiếu API',
  zh: 'API 参考',
  'zh-Hant': 'API 參考',
};

/** Label of the group for operations without a tag, in the language with a code of docs.json; English without one. */
export function untaggedLabel(code: string | undefined): string {
  const language = findLanguage(code ?? 'en')?.htmlLang ?? 'en';
  const isTraditional = language === 'zh-TW' || language === 'zh-Hant';
  const key = isTraditional ? 'zh-Hant' : (language.split('-')[0] ?? 'en');
  return LABELS[key] ?? LABELS['en'] ?? '';
}
