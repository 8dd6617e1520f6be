import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

/** Translated interface words by language, as `html lang` has it; English stands in for the missing ones. */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pt,
  ru,
  tr,
  zh,
  'zh-Hant': zhHant,
};
