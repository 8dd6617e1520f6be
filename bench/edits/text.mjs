// Random content of pages and snippets. All that a block refers to is what the site has at that time, or nearly; later
// edits break it. Components that are unknown do not occur: `dev` marks them in the page and a build does not.
import { dirname, relative } from 'node:path/posix';

const WORDS =
  'ledger parcel courier depot manifest route driver invoice pallet scanner crate gate dock lorry label shelf order weight seal queue permit tariff crane slot roster badge'.split(
    ' ',
  );
const ICONS = [
  'book',
  'anchor',
  'rocket',
  'gear',
  'flag',
  'github',
  'no-such-icon',
  'truck',
  '/images/drawing.svg',
];
const CODE = {
  js: 'const crate = await depot.find({ id: 7 }); // open\nreturn crate.weight > 3;',
  python: 'def weigh(crate: int) -> float:\n    """Weigh."""\n    return crate * 1.5',
  json: '{ "crate": 7, "open": true }',
  bash: 'for crate in $(depot list); do echo "$crate"; done',
  yaml: 'crate:\n  - id: 7\n    open: true',
  text: 'nothing to colour',
};

export const words = (dice, count = 2 + dice.below(6)) => dice.times(count, () => dice.pick(WORDS)).join(' ');
export const title = (dice) => {
  const text = words(dice, 1 + dice.below(3));
  return text[0].toUpperCase() + text.slice(1);
};
export const icon = (dice) => dice.pick(ICONS);

const routeOf = (path) => `/${path.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`;

/** An address of any form, mostly one that leads somewhere. */
export function address(dice, site, file) {
  const target = dice.pick([...site.pages.keys()]);
  const inside = relative(dirname(file), target.replace(/\.mdx?$/, ''));
  return dice.pick([
    () => routeOf(target),
    () => routeOf(target),
    () => `/${target}`,
    () => `${routeOf(target)}/`,
    () => `${routeOf(target)}#${words(dice, 1)}`,
    () => (inside.startsWith('.') ? inside : `./${inside}`),
    () => inside || '.',
    () => `${inside}.mdx#${words(dice, 1)}`,
    () => `#${words(dice, 1)}`,
    () => dice.pick(['/old/intro', '/moved', '/moved/far/away', '/gone?x=1#y']),
    () => `/missing-${dice.below(4)}`,
    () =>
      dice.pick([
        '/',
        'https://example.com/a?b=c',
        'mailto:me@example.com',
        'javascript:alert(1)',
        '//example.com',
      ]),
    () => dice.pick(['/images/a.png', 'images/b.png', '/files/data.csv', '/images/drawing.svg', '/llms.txt']),
    () => `/api-reference/${dice.pick(['crates/list-crates', 'seals/list-seals', 'crates/get-crate'])}`,
    () => `/api/${dice.pick(['list-crates', 'get-crate'])}`,
  ])();
}

/** A picture of the site, or nearly. */
export function picture(dice, file) {
  return dice.pick([
    () => `/images/${dice.pick(['a', 'b', 'c'])}.png`,
    // Looked for beside the page, then at the root.
    () => `images/${dice.pick(['a', 'b', 'c'])}.png`,
    () => '/images/drawing.svg',
    () => relative(dirname(file), `images/${dice.pick(['a', 'b'])}.png`),
    () => 'https://example.com/far.png',
  ])();
}

/** A line of text with what may stand in one. */
export function line(dice, site, file) {
  const parts = dice.times(1 + dice.below(4), () =>
    dice.pick([
      () => words(dice),
      () => words(dice),
      () => `**${words(dice, 2)}**`,
      () => `\`${words(dice, 1)}\``,
      () => `[${words(dice, 2)}](${address(dice, site, file)})`,
      () => `[${words(dice, 2)}](${address(dice, site, file)})`,
      () => `<a href="${address(dice, site, file)}">${words(dice, 1)}</a>`,
      () => `{{${dice.pick(['product', 'level', 'absent'])}}}`,
      () => `<Icon icon="${icon(dice)}" />`,
      () => `<Tooltip tip="${words(dice, 3)}">${words(dice, 1)}</Tooltip>`,
      () => `<Badge color="${dice.pick(['blue', 'red'])}">${words(dice, 1)}</Badge>`,
    ])(),
  );
  return parts.join(' ');
}

const fence = (dice) => {
  const language = dice.pick(Object.keys(CODE));
  const meta = dice.pick(['', ' title.txt', ' {1}', ' lines', ' icon="book"']);
  return `\`\`\`${language}${meta}\n${CODE[language]} ${dice.below(9)}\n\`\`\``;
};

const heading = (dice) => `${dice.pick(['##', '##', '###'])} ${title(dice)}`;

/** Every kind of block: text, or text with the line that imports what it shows. */
const BLOCKS = [
  ({ dice, text }) => `${heading(dice)}\n\n${text()}`,
  ({ dice, text }) => `${heading(dice)}\n\n${text()}`,
  ({ text }) => text(),
  ({ text }) => text(),
  ({ dice, text }) => dice.times(3, () => `- ${text()}`).join('\n'),
  ({ dice }) => `| A | B |\n|---|---|\n| ${words(dice, 2)} | ${words(dice, 1)} |`,
  ({ dice }) => fence(dice),
  ({ dice }) => fence(dice),
  ({ dice }) => `<CodeGroup>\n\n${fence(dice)}\n\n${fence(dice)}\n\n</CodeGroup>`,
  ({ dice, file }) => `![${words(dice, 2)}](${picture(dice, file)})`,
  ({ dice, file }) => `![${words(dice, 2)}](${picture(dice, file)})`,
  ({ dice, file }) => `<img src="${picture(dice, file)}" alt="${words(dice, 1)}" />`,
  ({ dice, file }) => `<Frame caption="${words(dice)}">\n  <img src="${picture(dice, file)}" />\n</Frame>`,
  ({ dice, text }) => {
    const name = dice.pick(['Note', 'Tip', 'Warning', 'Info', 'Check']);
    return `<${name}>\n  ${text()}\n</${name}>`;
  },
  ({ dice, link, text }) =>
    `<Card title="${title(dice)}" icon="${icon(dice)}" href="${link()}">\n  ${text()}\n</Card>`,
  ({ dice, link, file }) =>
    `<Columns cols={2}>\n  <Card title="${title(dice)}" href="${link()}" img="${picture(dice, file)}">${words(dice)}</Card>\n  <Card title="${title(dice)}" arrow="true" cta="${words(dice, 1)}" href="${link()}">${words(dice)}</Card>\n</Columns>`,
  ({ dice, text }) =>
    `<Tabs>\n  <Tab title="${title(dice)}">\n    ${text()}\n  </Tab>\n  <Tab title="${title(dice)}" icon="${icon(dice)}">\n    ${text()}\n  </Tab>\n</Tabs>`,
  ({ dice, text }) =>
    `<Steps>\n  <Step title="${title(dice)}">\n    ${text()}\n  </Step>\n  <Step title="${title(dice)}">\n    ${text()}\n  </Step>\n</Steps>`,
  ({ dice, text }) =>
    `<AccordionGroup>\n  <Accordion title="${title(dice)}" icon="${icon(dice)}">\n    ${text()}\n  </Accordion>\n</AccordionGroup>`,
  ({ dice, text }) => `<Expandable title="${title(dice)}">\n  ${text()}\n</Expandable>`,
  ({ dice, text }) =>
    `<ParamField body="${words(dice, 1)}" type="string" required>\n  ${text()}\n</ParamField>`,
  ({ dice, text }) => `<ResponseField name="${words(dice, 1)}" type="number">\n  ${text()}\n</ResponseField>`,
  ({ dice }) => `<RequestExample>\n\n${fence(dice)}\n\n</RequestExample>`,
  ({ dice }) => `<ResponseExample>\n\n${fence(dice)}\n\n</ResponseExample>`,
  ({ dice, text }) =>
    `<Update label="2024-0${1 + dice.below(9)}-1${dice.below(9)}" description="${words(dice, 2)}" tags={["${words(dice, 1)}"]}>\n  ${text()}\n</Update>`,
  ({ dice, text }) => `<View title="${dice.pick(['Python', 'Go'])}">\n  ${text()}\n</View>`,
  ({ text }) => `<Panel>\n  ${text()}\n</Panel>`,
  ({ dice }) =>
    `<div className="${dice.pick(['p-4 text-red-500', 'flex gap-2', 'own-class'])}" style={{ color: '${dice.pick(['red', 'blue'])}' }}>${words(dice)}</div>`,
  ({ dice }) => `export const total${dice.below(3)} = ${dice.below(9)} + 1;\n\nSum: {1 + ${dice.below(9)}}`,
  ({ dice }) => `<Visibility for="${dice.pick(['humans', 'agents'])}">${words(dice)}</Visibility>`,
  ({ dice }) =>
    `<Tree>\n  <Tree.Folder name="${words(dice, 1)}" defaultOpen>\n    <Tree.File name="a.mdx" />\n  </Tree.Folder>\n</Tree>`,
  ({ dice }) => `<Snippet file="${dice.pick(['plain.mdx', 'nested.mdx', 'late.mdx'])}" />`,
  ({ dice }) => `<Snippet file="${dice.pick(['plain.mdx', 'late.mdx'])}" />`,
  ({ dice, imports }) => {
    const [name, path] = dice.pick([
      ['Plain', 'plain.mdx'],
      ['Nested', 'nested.mdx'],
      ['Late', 'late.mdx'],
      ['Given', 'given.mdx'],
    ]);
    imports.add(`import ${name} from '/snippets/${path}'`);
    return `<${name} word="${words(dice, 1)}" />`;
  },
  ({ dice, imports }) => {
    const [name, path] = dice.pick([
      ['Counter', 'counter.jsx'],
      ['Shown', 'shown.jsx'],
      ['Late', 'late.jsx'],
      ['Counter', 'all.jsx'],
      ['Shown', 'all.jsx'],
    ]);
    imports.add(`import { ${name} } from '/snippets/${path}'`);
    return `<${name} from={${dice.below(9)}} />`;
  },
  ({ dice, imports }) => {
    // Of which another file is most probably meant, while there is one.
    const path = dice.pick([
      'parts/plain.mdx',
      'parts/late.mdx',
      'snippets/deep/late.mdx',
      'snippets/plai.mdx',
    ]);
    imports.add(`import Meant from '/${path}'`);
    return '<Meant />';
  },
  ({ dice, imports, file }) => {
    const from = relative(dirname(file), 'snippets/plain.mdx');
    imports.add(`import Near from '${from.startsWith('.') ? from : `./${from}`}'`);
    return `<Near word="${words(dice, 1)}" />`;
  },
];

/** A random block, with what the file has to import for it. */
export function block(dice, site, file) {
  const imports = new Set();
  const input = {
    dice,
    file,
    imports,
    text: () => line(dice, site, file),
    link: () => address(dice, site, file),
  };
  return { text: dice.pick(BLOCKS)(input), imports: [...imports] };
}

/** A block that costs its page. */
export const brokenBlock = (dice) => ({
  text: dice.pick(['<Note>\n\nnever closed', '{ 1 +', '<Card title="a>', 'export const = 5']),
  imports: [],
});

/** Random front matter; what is said of operations comes from elsewhere. */
export function front(dice, site, file) {
  return Object.assign(
    { ...(dice.chance(0.85) ? { title: title(dice) } : {}) },
    dice.chance(0.4) ? { description: line(dice, site, file) } : {},
    dice.chance(0.2) ? { sidebarTitle: title(dice) } : {},
    dice.chance(0.2) ? { icon: icon(dice) } : {},
    dice.chance(0.1) ? { hidden: true } : {},
    dice.chance(0.1) ? { mode: dice.pick(['wide', 'center', 'custom', 'frame']) } : {},
    dice.chance(0.05) ? { rss: true } : {},
    dice.chance(0.05) ? { tag: 'NEW' } : {},
    dice.chance(0.15) ? { related: dice.times(2, () => address(dice, site, file)) } : {},
  );
}
