import { type MadeSite, writeSite } from './made-site.ts';

/** One page in two languages; the second one has a banner, links and a footer of its own. */
export function sharedLanguagesSite(): MadeSite {
  const config = {
    name: 'Shared',
    navbar: { links: [{ label: 'Blog', href: 'https://example.com/blog' }] },
    footer: { links: [{ items: [{ label: 'Imprint', href: 'https://example.com/imprint' }] }] },
    navigation: {
      languages: [
        { language: 'en', pages: ['start', 'words'] },
        {
          language: 'de',
          pages: ['anfang', 'words'],
          banner: { content: 'Heute **neu**', dismissible: true },
          navbar: { links: [{ label: 'Neues', href: 'https://example.com/neues' }] },
          footer: { links: [{ items: [{ label: 'Impressum', href: 'https://example.com/impressum' }] }] },
        },
      ],
    },
  };
  const titles = Object.entries({ start: 'Start', anfang: 'Anfang', words: 'Words' });
  return { name: 'shared-languages', files: writeSite(config, titles) };
}
