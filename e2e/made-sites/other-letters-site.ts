import type { MadeSite } from './made-site.ts';

/** A site in letters that are joined, begin at the right, or have marks above and below. */
export function otherLettersSite(): MadeSite {
  const word = 'أفاستسقيناكموها'.repeat(6);
  return {
    name: 'other-letters',
    files: {
      'docs.json': JSON.stringify({
        name: 'Letters',
        theme: 'mint',
        colors: { primary: '#225588' },
        navigation: {
          languages: [
            {
              language: 'ar',
              tabs: [
                { tab: word, pages: ['index'] },
                { tab: 'مرجع', pages: ['ar/reference'] },
              ],
            },
            { language: 'hi', pages: ['hi/index'] },
          ],
        },
      }),
      'index.mdx': `---
title: دليل الإعدادات
---

\`\`\`json
{ "مدير": "قبل" }
\`\`\`

<Tree>
  <Tree.File name=".gitignore" />
</Tree>
`,
      'ar/reference.mdx': `---
title: مرجع
---

نص.

Lay the windward anchor ${'where the chain runs out over good holding ground '.repeat(3)}
`,
      'hi/index.mdx': '---\ntitle: प्रकाशस्तंभ की मार्गदर्शिका\n---\n\n## दृष्टि\n\nपाठ।\n',
    },
  };
}
