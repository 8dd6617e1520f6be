// Writes a docs.json site of any size; the same arguments always give the same files:
//   node bench/generate.mjs --pages 1000 --out DIR [--seed 1]
// A page has about 600 words, 5 headings, 3 code blocks of 12 lines, a table, a list, 4 links, a callout, and tabs or
// cards. Up to 8 tabs hold groups of 4 groups of 12 pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDice } from './inputs/dice.mjs';

const PAGES_IN_GROUP = 12;
const GROUPS_IN_PART = 4;
const PAGES_IN_TAB = 24;
const MOST_TABS = 8;

const THINGS =
  'ledger parcel courier depot manifest route driver invoice pallet scanner crate gate dock lorry label shelf order return weight seal queue permit tariff customs yard crane slot roster badge terminal'.split(
    ' ',
  );
const DEEDS =
  'sorts weighs stamps counts loads reroutes seals scans labels stacks unpacks assigns delays confirms'.split(
    ' ',
  );
const MANNERS =
  'late early heavy empty sealed local foreign open daily spare urgent fragile doubled unpaid'.split(' ');
const TITLES =
  'Sending Receiving Counting Sorting Tracing Insuring Storing Planning Routing Billing Moving Checking'.split(
    ' ',
  );
const TABS = 'Depots Routes Drivers Billing Customs Tracking Machines Reports'.split(' ');

const SENTENCES = [
  ({ pick }) =>
    `The ${pick(MANNERS)} ${pick(THINGS)} ${pick(DEEDS)} one ${pick(THINGS)} after the other until the ${pick(THINGS)} is full.`,
  ({ pick, below }) =>
    `Whenever a ${pick(THINGS)} stays longer than ${2 + below(40)} hours, somebody ${pick(DEEDS)} it and writes a ${pick(MANNERS)} note into the ${pick(THINGS)}.`,
  ({ pick }) =>
    `Set \`${pick(THINGS)}.${pick(THINGS)}\` if the ${pick(THINGS)} should wait for the ${pick(MANNERS)} ${pick(THINGS)}.`,
  ({ pick }) =>
    `A **${pick(MANNERS)} ${pick(THINGS)}** costs more than it brings, so the ${pick(THINGS)} ${pick(DEEDS)} it only on request.`,
  ({ pick, below }) =>
    `Of ${10 + below(90)} *${pick(MANNERS)}* deliveries about ${1 + below(9)} come back, mostly because the ${pick(THINGS)} was ${pick(MANNERS)}.`,
  ({ pick }) =>
    `Nobody but the ${pick(THINGS)} may open a ${pick(MANNERS)} ${pick(THINGS)}; the ${pick(THINGS)} keeps a record of it.`,
];

const CODE = {
  ts: ({ pick, below }) => {
    const [one, two] = [pick(THINGS), pick(THINGS)];
    return [
      `import { open } from '@freight/${two}';`,
      '',
      `/** Moves every ${one} that has waited. */`,
      `export async function move(limit: number = ${10 + below(90)}): Promise<string[]> {`,
      `  const ${two} = await open('${two}', { retry: ${below(9)}, strict: true });`,
      '  const moved: string[] = [];',
      `  for await (const ${one} of ${two}.waiting({ limit })) {`,
      `    if (${one}.weight > ${below(500)}) continue; // too heavy`,
      `    moved.push(await ${two}.release(${one}.id));`,
      '  }',
      '  return moved;',
      '}',
    ];
  },
  bash: ({ pick, below }) => {
    const [one, two] = [pick(THINGS), pick(THINGS)];
    return [
      `# Counts each ${one} in the yard`,
      'set -euo pipefail',
      `export FREIGHT_${one.toUpperCase()}="north-${below(20)}"`,
      'freight login --key "$FREIGHT_KEY"',
      `for ${two} in $(freight ${two} list --quiet); do`,
      `  if ! freight ${one} count "$${two}" --timeout ${below(60)}s; then`,
      `    echo "no ${one} in $${two}" >&2`,
      '    exit 1',
      '  fi',
      'done',
      '',
      `freight ${one} report --format table | sort -k ${1 + below(4)}`,
    ];
  },
  json: ({ pick, below }) => [
    '{',
    `  "${pick(THINGS)}": "${pick(MANNERS)}",`,
    `  "slots": ${below(400)},`,
    '  "open": true,',
    `  "${pick(THINGS)}Limits": {`,
    `    "weight": ${below(900)}.5,`,
    `    "perDay": ${below(60)},`,
    `    "kinds": ["${pick(MANNERS)}", "${pick(MANNERS)}"]`,
    '  },',
    '  "parent": null,',
    `  "contact": "${pick(THINGS)}@example.com"`,
    '}',
  ],
  python: ({ pick, below }) => {
    const [one, two] = [pick(THINGS), pick(THINGS)];
    return [
      `from freight import Yard, ${one.slice(0, 1).toUpperCase()}${one.slice(1)}Error`,
      '',
      `yard = Yard("north", slots=${below(90)})`,
      '',
      '',
      `def weigh(limit: float = ${below(50)}.0) -> dict[str, float]:`,
      `    """Weigh every ${one} once."""`,
      '    result = {}',
      `    for ${two} in yard.all("${two}"):`,
      `        if ${two}.sealed and ${two}.weight < limit:`,
      `            result[${two}.name] = yard.weigh(${two}, tries=${1 + below(5)})`,
      '    return result',
    ];
  },
};
const CODE_LANGUAGES = Object.keys(CODE);

/** The tree of a site: tabs of parts of groups of pages. */
function planSite(count, seed) {
  const tabCount = Math.max(1, Math.min(MOST_TABS, Math.ceil(count / PAGES_IN_TAB)));
  const pages = Array.from({ length: count }, (_, index) => {
    const dice = createDice(seed * 1_000_003 + index);
    const tab = Math.floor((index * tabCount) / count);
    const within = index - Math.ceil((tab * count) / tabCount);
    const group = Math.floor(within / PAGES_IN_GROUP);
    const number = String(index).padStart(5, '0');
    return {
      index,
      tab,
      group,
      part: Math.floor(group / GROUPS_IN_PART),
      title: `${dice.pick(TITLES)} a ${dice.pick(MANNERS)} ${dice.pick(THINGS)} ${number}`,
      path: `${TABS[tab].toLowerCase()}/section-${group + 1}/page-${number}`,
    };
  });
  return { pages, tabCount };
}

function navigationOf({ pages, tabCount }) {
  const chunk = (list, key) => Object.values(Object.groupBy ? Object.groupBy(list, key) : groupBy(list, key));
  return Array.from({ length: tabCount }, (_, tab) => ({
    tab: TABS[tab],
    groups: [
      ...(tab === 0 ? [{ group: 'Start', pages: ['index'] }] : []),
      ...chunk(
        pages.filter((page) => page.tab === tab),
        ({ part }) => part,
      ).map((part, number) => ({
        group: `${TITLES[number % TITLES.length]} ${number + 1}`,
        pages: chunk(part, ({ group }) => group).map((group, inner) => ({
          group: `${THINGS[(number * 5 + inner) % THINGS.length]} ${inner + 1}`,
          pages: group.map(({ path }) => path),
        })),
      })),
    ],
  }));
}

function groupBy(list, key) {
  const groups = {};
  for (const item of list) {
    groups[key(item)] ??= [];
    groups[key(item)].push(item);
  }
  return groups;
}

/** Text of a page. */
function writePage(page, pages, seed) {
  const dice = createDice(seed * 7_919 + page.index * 31 + 1);
  const text = (count) => Array.from({ length: count }, () => dice.pick(SENTENCES)(dice)).join(' ');
  const other = () => pages[(page.index + 1 + dice.below(Math.max(1, pages.length - 1))) % pages.length];
  const link = () => {
    const { title, path } = other();
    return `[${title}](/${path})`;
  };
  const heading = (level) =>
    `${'#'.repeat(level)} ${dice.pick(TITLES)} the ${dice.pick(MANNERS)} ${dice.pick(THINGS)}`;
  const first = dice.below(CODE_LANGUAGES.length);
  const code = (number) => {
    const language = CODE_LANGUAGES[(first + number) % CODE_LANGUAGES.length];
    return [`\`\`\`${language}`, ...CODE[language](dice), '```'].join('\n');
  };
  const table = ['| Key | Kind | Needed | Meaning |', '| --- | --- | --- | --- |'].concat(
    Array.from(
      { length: 5 },
      () =>
        `| \`${dice.pick(THINGS)}\` | ${dice.pick(['text', 'number', 'list'])} | ${dice.pick(['yes', 'no'])} | The ${dice.pick(MANNERS)} ${dice.pick(THINGS)} |`,
    ),
  );
  return [
    `---\ntitle: "${page.title}"\ndescription: "What the ${dice.pick(MANNERS)} ${dice.pick(THINGS)} does"\n---`,
    text(4),
    `${text(2)} See ${link()}.`,
    heading(2),
    text(4),
    code(0),
    heading(3),
    `${text(3)} More in ${link()}.`,
    table.join('\n'),
    heading(2),
    text(4),
    `<Note>\n  ${text(2)}\n</Note>`,
    code(1),
    heading(3),
    Array.from({ length: 5 }, () => `- **${dice.pick(THINGS)}**: ${text(1)}`).join('\n'),
    page.index % 2 === 0 ? cards([other(), other()]) : tabs(text),
    heading(2),
    `${text(3)} Then go to ${link()} or ${link()}.`,
    code(2),
    '',
  ].join('\n\n');
}

function cards(targets) {
  const inner = targets.map(
    ({ title, path }) =>
      `  <Card title="${title}" icon="book" href="/${path}">\n    Read on there.\n  </Card>`,
  );
  return `<CardGroup cols={2}>\n${inner.join('\n')}\n</CardGroup>`;
}

function tabs(text) {
  const inner = ['By road', 'By rail', 'By sea'].map(
    (title) => `  <Tab title="${title}">\n    ${text(1)}\n  </Tab>`,
  );
  return `<Tabs>\n${inner.join('\n')}\n</Tabs>`;
}

/** Writes a site of `count` pages, beside its home page, into a folder. */
export function generateSite({ count, out, seed = 1 }) {
  const plan = planSite(count, seed);
  const write = (path, text) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  };
  for (const page of plan.pages) write(`${page.path}.mdx`, writePage(page, plan.pages, seed));
  const start = plan.pages.filter(({ index }) => index % Math.max(1, Math.floor(count / 10)) === 0);
  write(
    'index.mdx',
    `---\ntitle: "Freight"\n---\n\n${start.map(({ title, path }) => `- [${title}](/${path})`).join('\n')}\n`,
  );
  const config = {
    theme: 'mint',
    name: 'Freight',
    colors: { primary: '#0B6E4F' },
    navbar: { links: [{ label: 'Help', href: 'https://example.com/help' }] },
    navigation: { tabs: navigationOf(plan) },
    footer: { socials: { github: 'https://github.com/example' } },
  };
  write('docs.json', `${JSON.stringify(config, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const count = Number(values.pages);
  if (!Number.isInteger(count) || count < 1 || values.out === undefined) {
    console.error('usage: node bench/generate.mjs --pages N --out DIR [--seed N]');
    process.exit(2);
  }
  generateSite({ count, out: resolve(values.out), seed: Number(values.seed) });
}
