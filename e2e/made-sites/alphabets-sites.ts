import { type MadeSite, writeSite } from './made-site.ts';

/** Words with letters that only some languages have, by language. */
export const WORDS = {
  vi: 'Hướng dẫn cài đặt ứng dụng',
  tr: 'Şifreyi değiştirmek için ağ',
  pl: 'Zażółć gęślą jaźń',
  cs: 'Příliš žluťoučký kůň',
  ru: 'Быстрый старт',
  uk: 'Ґанок і їжак',
  el: 'Γρήγορη εκκίνηση',
} as const;

/** Sites in each of the shipped faces; only Inter has Greek letters. */
export const FACES = { mint: 'Inter', almond: 'Geist', linden: 'Geist Mono' } as const;

/** A page for each language. */
export function alphabetsSites(): readonly MadeSite[] {
  const languages = Object.entries(WORDS);
  return Object.keys(FACES).map((theme) => ({
    name: `alphabets-${theme}`,
    files: {
      ...writeSite(
        { theme, name: 'Łódź', navigation: { pages: ['index', ...languages.map(([language]) => language)] } },
        [['index', 'Start']],
      ),
      ...Object.fromEntries(
        languages.map(([language, words]) => [
          `${language}.mdx`,
          `---\ntitle: ${words}\ndescription: ${words}\n---\n\n${words}\n\n## ${words}\n\n- **${words}**\n`,
        ]),
      ),
    },
  }));
}
