// How engines write what Markdown has no form for.

const fence = (head, text) => `\`\`\`${head}\n${text.trimEnd()}\n\`\`\``;
const to = (path) => (path === 'index' ? '/' : `/${path}`);

/** Releases as sections, for engines without a component for them. */
const releases = (list) => `
What changed, release by release, of the \`harbour\` service and its client.
${list.map(({ version, date, text }) => `\n## ${version}\n\n*${date}*\n\n${text}`).join('')}`;

const linkList = (cards) =>
  cards.map(({ title, path, text }) => `- [${title}](${to(path)}): ${text}`).join('\n');

/** A front page that an author writes with the classes of utilities, for engines without one of their own. */
const writtenFront = ({ name, text, actions, cards }, drawCards) => `
<div className="mx-auto max-w-5xl px-6 py-16">
  <h1 className="text-4xl sm:text-5xl font-bold tracking-tight">${name}</h1>
  <p className="mt-4 max-w-2xl text-xl text-gray-600 dark:text-gray-400">${text}</p>
  <div className="mt-8 mb-12 flex flex-wrap gap-3">
    <a className="rounded-lg border border-primary bg-primary px-4 py-2 font-medium text-white" href="${to(actions[0].path)}">${actions[0].text}</a>
    <a className="rounded-lg border border-gray-300 px-4 py-2 font-medium dark:border-gray-700" href="${to(actions[1].path)}">${actions[1].text}</a>
  </div>
${drawCards(cards)}
</div>
`;

/** Dialects by the name of their engine. */
export const DIALECTS = {
  waymark: {
    front: (front) => ({
      description: front.text,
      head: { mode: 'custom' },
      body: writtenFront(
        front,
        (cards) =>
          `<Columns cols={3}>\n${cards.map(({ title, path, icon, text }) => `<Card title="${title}" icon="${icon}" href="${to(path)}" arrow>\n${text}\n</Card>`).join('\n')}\n</Columns>`,
      ),
    }),
    to,
    showsDescription: true,
    callout: (kind, text) => {
      const tag = { note: 'Note', warning: 'Warning', danger: 'Danger' }[kind];
      return `<${tag}>\n${text}\n</${tag}>`;
    },
    code: ({ lang, title, mark, text }) => fence(`${lang} ${title} highlight={${mark}}`, text),
    tabs: (tabs) =>
      `<Tabs>\n${tabs.map(({ label, lang, text }) => `<Tab title="${label}">\n\n${fence(lang, text)}\n\n</Tab>`).join('\n')}\n</Tabs>`,
    cards: (cards) =>
      `<Columns cols={2}>\n${cards.map(({ title, path, text }) => `<Card title="${title}" href="${to(path)}">\n${text}\n</Card>`).join('\n')}\n</Columns>`,
    releases: (list) => `
What changed, release by release, of the \`harbour\` service and its client.
${list.map(({ version, date, text }) => `\n<Update label="${version}" description="${date}">\n\n${text}\n</Update>`).join('\n')}`,
  },
  starlight: {
    front: ({ text, actions, cards }) => ({
      description: text,
      head: {
        template: 'splash',
        hero: {
          tagline: text,
          actions: actions.map((action, at) => ({
            text: action.text,
            link: `/${action.path}/`,
            variant: at === 0 ? 'primary' : 'secondary',
          })),
        },
      },
      body: `
import { CardGrid, LinkCard } from '@astrojs/starlight/components';

<CardGrid>
${cards.map((card) => `<LinkCard title="${card.title}" href="/${card.path}/" description="${card.text}" />`).join('\n')}
</CardGrid>
`,
    }),
    to: (path) => `${to(path)}/`,
    imports: "\nimport { CardGrid, LinkCard, TabItem, Tabs } from '@astrojs/starlight/components';\n",
    callout: (kind, text) => `:::${kind === 'warning' ? 'caution' : kind}\n${text}\n:::`,
    code: ({ lang, title, mark, text }) => fence(`${lang} title="${title}" {${mark}}`, text),
    tabs: (tabs) =>
      `<Tabs>\n${tabs.map(({ label, lang, text }) => `<TabItem label="${label}">\n\n${fence(lang, text)}\n\n</TabItem>`).join('\n')}\n</Tabs>`,
    cards: (cards) =>
      `<CardGrid>\n${cards.map(({ title, path, text }) => `<LinkCard title="${title}" href="${to(path)}/" description="${text}" />`).join('\n')}\n</CardGrid>`,
    releases,
  },
  vitepress: {
    front: ({ name, text, actions, cards }) => ({
      description: '',
      head: {
        layout: 'home',
        hero: {
          name,
          tagline: text,
          actions: actions.map((action, at) => ({
            theme: at === 0 ? 'brand' : 'alt',
            text: action.text,
            link: to(action.path),
          })),
        },
        features: cards.map((card) => ({ title: card.title, details: card.text, link: to(card.path) })),
      },
      body: '',
    }),
    to,
    callout: (kind, text) => `::: ${kind === 'note' ? 'info' : kind}\n${text}\n:::`,
    code: ({ lang, title, mark, text }) =>
      `::: code-group\n${fence(`${lang}{${mark}} [${title}]`, text)}\n:::`,
    tabs: (tabs) =>
      `::: code-group\n${tabs.map(({ label, lang, text }) => fence(`${lang} [${label}]`, text)).join('\n')}\n:::`,
    cards: linkList,
    releases,
  },
  fumadocs: {
    to,
    showsDescription: true,
    callout: (kind, text) => {
      const type = { note: 'info', warning: 'warn', danger: 'error' }[kind];
      return `<Callout type="${type}">\n${text}\n</Callout>`;
    },
    code: ({ lang, title, mark, text }) => {
      const lines = text.split('\n');
      lines[mark - 1] += ' // [!code highlight]';
      return fence(`${lang} title="${title}"`, lines.join('\n'));
    },
    tabs: (tabs) =>
      `<Tabs items={${JSON.stringify(tabs.map(({ label }) => label))}}>\n${tabs.map(({ label, lang, text }) => `<Tab value="${label}">\n\n${fence(lang, text)}\n\n</Tab>`).join('\n')}\n</Tabs>`,
    cards: (cards) =>
      `<Cards>\n${cards.map(({ title, path, text }) => `<Card title="${title}" href="${to(path)}">\n${text}\n</Card>`).join('\n')}\n</Cards>`,
    releases,
  },
  nextra: {
    front: ({ name, text, actions, cards }) => ({
      description: text,
      head: {},
      body: `
# ${name}

${text}

[${actions[0].text}](${to(actions[0].path)}) · [${actions[1].text}](${to(actions[1].path)})

<Cards num={3}>
${cards.map(({ title, path }) => `<Cards.Card title="${title}" href="${to(path)}" arrow />`).join('\n')}
</Cards>
`,
    }),
    to,
    callout: (kind, text) => {
      const type = { note: 'info', warning: 'warning', danger: 'error' }[kind];
      return `<Callout type="${type}">\n${text}\n</Callout>`;
    },
    code: ({ lang, title, mark, text }) => fence(`${lang} filename="${title}" {${mark}}`, text),
    tabs: (tabs) =>
      `<Tabs items={${JSON.stringify(tabs.map(({ label }) => label))}}>\n${tabs.map(({ lang, text }) => `<Tabs.Tab>\n\n${fence(lang, text)}\n\n</Tabs.Tab>`).join('\n')}\n</Tabs>`,
    cards: (cards) =>
      `<Cards num={2}>\n${cards.map(({ title, path }) => `<Cards.Card title="${title}" href="${to(path)}" arrow />`).join('\n')}\n</Cards>`,
    releases,
  },
};
