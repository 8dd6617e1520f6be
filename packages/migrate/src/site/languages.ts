import { findLanguage, languages } from '@waymark/core/config';

/** The code of docs.json for a language tag: the tag itself, or the language without its region. */
export function languageCode(tag: string): string | undefined {
  const parts = tag.split(/[-_]/);
  const candidates = [parts.join('-'), parts.slice(0, 2).join('-'), parts[0] ?? ''];
  const found = candidates.find((code) => findLanguage(code) !== undefined);
  return found === undefined
    ? undefined
    : (Object.keys(languages).find((code) => code.toLowerCase() === found.toLowerCase()) ?? found);
}
