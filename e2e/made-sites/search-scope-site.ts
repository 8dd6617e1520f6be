import { type MadeSite, writeSite } from './made-site.ts';

/** Two languages with two versions each, the second one the default, and one without; home is in none, the glossary in both versions. */
export function searchScopeSite(): MadeSite {
  const versions = (prefix: string): readonly unknown[] => [
    { version: '1.0', pages: [`${prefix}v1/anchor`, `${prefix}v1/old-winch`, `${prefix}glossary`] },
    { version: '2.0', default: true, pages: [`${prefix}v2/anchor`, `${prefix}glossary`] },
  ];
  const navigation = {
    pages: ['index'],
    languages: [
      { language: 'en', versions: versions('') },
      { language: 'de', versions: versions('de/') },
      { language: 'fr', pages: ['fr/anchor'] },
    ],
  };
  const pages = {
    index: 'Home',
    'v1/anchor': 'Anchor one',
    'v1/old-winch': 'Winch',
    'v2/anchor': 'Anchor two',
    glossary: 'Anchor words',
    'de/v1/anchor': 'Anker anchor eins',
    'de/v1/old-winch': 'Winde',
    'de/v2/anchor': 'Anker anchor zwei',
    'de/glossary': 'Anchor Wörter',
    'fr/anchor': 'Ancre anchor',
  };
  return { name: 'search-scope', files: writeSite({ name: 'Scope', navigation }, Object.entries(pages)) };
}
