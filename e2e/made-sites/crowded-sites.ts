import type { MadeSite } from './made-site.ts';

/** Headers with more links than there is room for, beside a wide logo and two selectors. */
export function crowdedSites(): readonly MadeSite[] {
  return ['mint', 'almond', 'maple'].map((theme) => ({
    name: `crowded-${theme}`,
    files: {
      'docs.json': JSON.stringify({
        name: 'Crowded',
        theme,
        colors: { primary: '#225588' },
        logo: '/logo.svg',
        navbar: {
          links: Array.from({ length: 24 }, (_, i) => ({ label: `Link ${i}`, href: '/' })),
          primary: { type: 'button', label: 'Start', href: '/' },
        },
        navigation: {
          products: ['The harbour of the town', 'Lamps'].map((product, i) => ({
            product,
            versions: ['2.0.0-beta', '1.0'].map((version, j) => ({
              version,
              pages: [i + j === 0 ? 'index' : `p${i}${j}`],
            })),
          })),
        },
      }),
      'logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 28"><path d="M0 0h240v28H0z"/></svg>',
      'p11.mdx': '---\ntitle: A page with contents\n---\n\n## A part\n\nA text.\n',
      ...Object.fromEntries(
        ['index', 'p01', 'p10'].map((name) => [`${name}.mdx`, '---\ntitle: A page\n---\n\nA text.\n']),
      ),
    },
  }));
}
