// Gives each prop of each built-in component the values that its declaration allows, on a page each, and names those that
// change nothing, in the page as in its Markdown, and of which nothing is told:
//   npm run build && node bench/effects.mjs [--only COMPONENT]
// To be read by a person: a default changes nothing, nor does what needs another prop, a browser or an API page.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  componentDefinitions,
  componentRegistry,
} from '../packages/waymark/dist/components/definition/registry.js';
import { build } from '../packages/waymark/dist/library.js';

const { values: flags } = parseArgs({ options: { only: { type: 'string' } } });

/** As attributes are written, for each type of a prop. */
const VALUES = {
  string: ['"some words"'],
  number: ['{2}', '{3}'],
  boolean: ['{true}', '{false}'],
  icon: ['"book"'],
  href: ['"https://example.org/x"'],
  node: ['{<b>bold</b>}'],
  array: ['{["x", "y"]}'],
  object: ['{{ "color": "red" }}'],
  color: ['"#ff0000"'],
  'mode-color': ['"#ff0000"'],
  any: ['"z"'],
};
/** What stands in components that are made of others. */
const INSIDE = {
  Tabs: '<Tab title="T">a</Tab>\n<Tab title="U">b</Tab>',
  Steps: '<Step title="S">a</Step>',
  AccordionGroup: '<Accordion title="a">b</Accordion>',
  CodeGroup: '```js A\n1\n```\n\n```py B\n2\n```',
  Columns: '<Card title="q">w</Card>',
  CardGroup: '<Card title="q">w</Card>',
  Tree: '<Tree.Folder name="f"><Tree.File name="g" /></Tree.Folder>',
  Frame: '![a](/m.svg)',
  Mermaid: 'graph TD; A-->B',
  Color: '<Color.Item name="n" value="#ff0000" />',
  'Color.Row': '<Color.Item name="n" value="#ff0000" />',
};

const root = mkdtempSync(join(tmpdir(), 'waymark-effects-'));
const bodies = [];
try {
  const uses = componentDefinitions.filter(({ name }) => name === (flags.only ?? name)).flatMap(usesOf);
  const { pages, told } = await buildPages();
  const silent = uses.filter(
    ({ plain, given }) => pages[plain] === pages[given] && told(plain) === told(given),
  );
  for (const { component, attribute, standard } of silent)
    console.log(`<${component}${attribute}>${standard === undefined ? '' : ` (default ${standard})`}`);
  console.log(`${silent.length} of ${uses.length} values change nothing, and nothing is told of them`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Every value of every prop of a component, with the numbers of the pages without it and with it. */
function usesOf(definition) {
  const props = Object.entries(definition.props).filter(
    ([name, { legacy }]) => name !== 'children' && !legacy,
  );
  return props.flatMap(([name, prop]) => {
    const others = neededBy(definition, name, prop.needs);
    const plain = bodies.push(tagOf(definition, others)) - 1;
    return valuesOf(prop).map((value) => {
      const attribute = ` ${name}=${value}`;
      const given = bodies.push(tagOf(definition, others + attribute)) - 1;
      return { component: definition.name, attribute, standard: prop.default, plain, given };
    });
  });
}

function valuesOf({ type }) {
  return Array.isArray(type) ? type.map((value) => JSON.stringify(value)) : VALUES[type];
}

/** The attributes without which a tag, or one prop of it, is not what it is. */
function neededBy({ props, oneOf = [] }, but, needs) {
  const isNeeded = ([name, { required }]) =>
    name !== but && (required || name === oneOf[0] || name === needs);
  return Object.entries(props)
    .filter(isNeeded)
    .map(([name, prop]) => ` ${name}=${prop.type === 'string' ? '"needed"' : valuesOf(prop)[0]}`)
    .join('');
}

/** A tag, in those that it belongs into. */
function tagOf(definition, attributes, inside = INSIDE[definition.name] ?? 'inner words') {
  const { name, childless, within = [] } = definition;
  const tag = childless ? `<${name}${attributes} />` : `<${name}${attributes}>\n\n${inside}\n\n</${name}>`;
  const outer = componentRegistry.get(within[0]);
  return outer === undefined ? tag : tagOf(outer, neededBy(outer), tag);
}

/** What is drawn of each page, in HTML and in Markdown, and what is told of it. */
async function buildPages() {
  const out = join(root, 'dist');
  const names = bodies.map((_, index) => `c${index}`);
  const config = {
    name: 'Effects',
    theme: 'mint',
    colors: { primary: '#336699' },
    navigation: { pages: names },
  };
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'docs.json'), JSON.stringify(config));
  writeFileSync(join(root, 'm.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  for (const [index, name] of names.entries())
    writeFileSync(join(root, `${name}.mdx`), `---\ntitle: P\n---\n\n${bodies[index]}\n\nEnd.\n`);
  const { diagnostics } = await build(root, { out, cache: false, offline: true });
  const read = (path) => readFileSync(join(out, path), 'utf8').replace(/\bc\d+\b/g, 'page');
  const mainOf = (html) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    pages: names.map((name) => mainOf(read(`${name}/index.html`)) + read(`${name}.md`)),
    told: (index) =>
      diagnostics
        .filter(({ span }) => span?.file === `c${index}.mdx`)
        .map(({ message }) => message)
        .join('\n'),
  };
}
