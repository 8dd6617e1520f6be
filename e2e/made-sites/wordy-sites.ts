import type { MadeSite } from './made-site.ts';

/** Themes that lay out their headers differently. */
export const wordyThemes = ['mint', 'willow', 'luma'];

/** Sites whose names are long words without a place to break at. */
export function wordySites(): readonly MadeSite[] {
  return wordyThemes.map((theme) => ({ name: `wordy-${theme}`, files: wordyFiles(theme) }));
}

function wordyFiles(theme: string): MadeSite['files'] {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const href = 'https://example.com/';
  const many = (key: string): object[] =>
    Array.from({ length: 6 }, (_, at) => ({ [key]: `${word}${at}`, href: `${href}${at}` }));
  const group = { group: word, tag: word };
  const inner = { groups: [{ ...group, pages: [{ ...group, pages: ['index', 'changelog'] }] }] };
  return {
    'docs.json': JSON.stringify({
      name: `${word}${word}`,
      theme,
      colors: { primary: '#225588' },
      banner: { content: word.repeat(4), dismissible: true },
      navbar: { links: many('label'), primary: { type: 'button', label: word, href } },
      footer: { links: [{ header: word, items: many('label') }, { items: many('label') }] },
      styling: { eyebrows: 'breadcrumbs' },
      navigation: {
        products: [
          { product: word, versions: [{ version: word, tag: word, ...inner }, ...many('version')] },
          ...many('product'),
        ],
      },
    }),
    'index.mdx': `---
title: ${word}
tag: ${word}
---

<Prompt description="${word.repeat(3)}">Ask</Prompt>

<Color variant="compact"><Color.Item name="${word}" value="#123456" /><Color.Item name="b" value="#654321" /></Color>

<Card title="${word}${word}" icon="star" href="${href}">A text.</Card>

A text <Badge>${word}${word}</Badge>

<Tooltip tip="A tip">${word}${word}</Tooltip>

<Expandable title="${word}${word}" defaultOpen>A text.</Expandable>

<View title="${word}">One</View>
<View title="Two">Two</View>
`,
    'changelog.mdx': `---
title: Changelog
description: ${word.repeat(3)}
---

<Update label="${word.repeat(2)}" description="2026" tags={["${word}"]}>A text.</Update>
`,
  };
}
