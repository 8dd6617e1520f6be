// What may be done to a project without changing its site: each relation is a change of its files, or another place or address of it.
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  changeBodies,
  changeFiles,
  changeJson,
  changeLines,
  changeTitles,
  filesBelow,
  partsOf,
} from './change-files.mjs';

const TEXTS = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages as Markdown are written as their sources are. */
const ofSource = (path) => /\.md$|llms-full\.txt$/.test(path);
const withoutBlanks = (text) => text.replace(/>\s+</g, '><').replace(/\s+/g, ' ');

/** Objects with their keys in another order, but where it is one that readers see. */
function reversed(value, key) {
  if (Array.isArray(value)) return value.map((item) => reversed(item));
  if (!isObject(value) || ['socials', 'metatags', 'integrations', 'variables'].includes(key)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, reversed(item, name)])
      .reverse(),
  );
}

/** Parameters, bodies and responses as components. */
function referring(specification) {
  if (!/^3/.test(specification.openapi)) return undefined;
  const components = { parameters: {}, requestBodies: {}, responses: {}, ...specification.components };
  const refer = (kind, part) => {
    if (!isObject(part) || part.$ref !== undefined) return part;
    const name = `Part${Object.keys(components[kind]).length}`;
    components[kind] = { ...components[kind], [name]: part };
    return { $ref: `#/components/${kind}/${name}` };
  };
  for (const item of Object.values(specification.paths ?? {}))
    for (const operation of Object.values(item).filter((each) => isObject(each?.responses))) {
      operation.parameters = operation.parameters?.map((part) => refer('parameters', part));
      if (operation.requestBody) operation.requestBody = refer('requestBodies', operation.requestBody);
      for (const [code, part] of Object.entries(operation.responses))
        operation.responses[code] = refer('responses', part);
    }
  return { ...specification, components };
}

/** References in an `allOf` of their own, as generators write them. */
function wrapped(value, key) {
  if (Array.isArray(value)) return value.map((item) => wrapped(item));
  if (!isObject(value) || ['example', 'examples', 'default'].includes(key)) return value;
  const isReference = typeof value.$ref === 'string' && Object.keys(value).length === 1;
  if (isReference && ['schema', 'items'].includes(key)) return { allOf: [value] };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, wrapped(item, name)]));
}

/** The settings of docs.json in files of their own. */
function split(root) {
  const folder = join(root, 'relation-parts');
  mkdirSync(folder, { recursive: true });
  changeJson(/^docs\.json$/, (config) =>
    Object.fromEntries(
      Object.entries(config).map(([key, value]) => {
        if (!isObject(value) || value.$ref !== undefined) return [key, value];
        writeFileSync(join(folder, `${key}.json`), JSON.stringify(value));
        return [key, { $ref: `./relation-parts/${key}.json` }];
      }),
    ),
  )(root);
}

/** The body of each page in a snippet, if nothing in it counts from its file. */
function include(root) {
  mkdirSync(join(root, 'snippets'), { recursive: true });
  let count = 0;
  changeFiles(/^(?!.*(?:snippets\/|[A-Z]{5})).*\.mdx$/, (text) => {
    const { head, body } = partsOf(text);
    if (head === '' || /\.\.?\/|^export |\]\((?![/#h])|(?:href|src)=["{]*(?![/#h"{])/m.test(body))
      return undefined;
    writeFileSync(join(root, `snippets/relation-${++count}.mdx`), body);
    return `${head}\nimport Body from '/snippets/relation-${count}.mdx';\n\n<Body />\n`;
  })(root);
}

/** The project elsewhere, its files written in another order. */
function move(root) {
  const to = join(dirname(root), `a b "it's"`, 'ü%41 #x &amp; $1', 'p+(1)');
  rmSync(to, { recursive: true, force: true });
  for (const path of filesBelow(root).reverse()) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
  }
  return to;
}

/** The project by way of a symbolic link. */
function link(root) {
  const to = join(dirname(root), 'link');
  rmSync(to, { force: true });
  symlinkSync(root, to);
  return to;
}

const isAlone = (before, after) => before.trim() === '' && after.trim() === '';
const URL = 'https://example.org';
const withoutBase = (text) =>
  text.replaceAll('/x/y', '').replaceAll('%2Fx%2Fy', '').replaceAll('data-base=""', 'data-base');

/**
 * Each with the name; `change` of a project, which may answer what files it changed; `place` where it is then; `choices` of the
 * build, and those of the one that it is compared with (`reference`); what is not compared, and what of a text is (`clean`).
 */
export const RELATIONS = [
  { name: 'crlf', change: changeFiles(TEXTS, (text) => text.replace(/\r?\n/g, '\r\n')) },
  {
    name: 'bom',
    change: changeFiles(TEXTS, (text) => `\ufeff${text.replace(/^\ufeff/, '')}`),
    ignored: (path) => path.startsWith('_waymark/'),
  },
  { name: 'last-lines', change: changeFiles(/\.(?:json|ya?ml)$/, (text) => text.trimEnd()) },
  { name: 'reversed-config', change: changeJson(/^docs\.json$/, reversed) },
  {
    name: 'escaped-config',
    change: changeFiles(/^docs\.json$/, (text) =>
      text.replace(/"(?:[^"\\]|\\.)*"/g, (written) => written.replace(/(?<!\\)e/g, '\\u0065')),
    ),
  },
  {
    name: 'commented-config',
    change: changeFiles(/^docs\.json$/, (text) =>
      JSON.stringify(JSON.parse(text), null, '\t').replace(/,\n/g, ', /* " // */\n'),
    ),
    ignored: (path) => path === 'findings',
  },
  {
    name: 'split-config',
    change: split,
    ignored: (path) => path.startsWith('relation-parts/'),
    clean: (text) => text.replace(/relation-parts\/\w+\.json/g, 'docs.json'),
  },
  {
    name: 'quoted-head',
    change: changeTitles((words) => `"${words}"`),
  },
  {
    name: 'folded-head',
    change: changeTitles((words) => `>-\n  ${words}`),
  },
  {
    name: 'blank-lines',
    change: changeBodies((body) =>
      changeLines(body, { prose: (line) => (line.trim() === '' ? '\n' : line) }),
    ),
    ignored: ofSource,
  },
  {
    name: 'tildes',
    change: changeBodies((body) =>
      body.includes('~~~')
        ? body
        : changeLines(body, { edge: (line) => line.replace(/`{3,}/, (sign) => '~'.repeat(sign.length)) }),
    ),
    ignored: ofSource,
  },
  {
    name: 'underlined',
    change: changeBodies((body) =>
      changeLines(body, {
        prose: (line, before, after) =>
          isAlone(before, after) ? line.replace(/^## ([A-Za-z][^|#]*)$/, '$1\n---') : line,
      }),
    ),
    ignored: ofSource,
  },
  {
    name: 'entities',
    change: changeBodies((body) =>
      changeLines(body, {
        prose: (line, before, after) =>
          isAlone(before, after) && /^[A-Z][\w ,.]*$/.test(line)
            ? line.replace(/\b[a-z]/g, (letter) => `&#${letter.charCodeAt(0)};`)
            : line,
      }),
    ),
    ignored: ofSource,
  },
  {
    name: 'fragment',
    change: changeBodies((body) => `<>\n\n${body}\n\n</>\n`),
    ignored: ofSource,
    clean: withoutBlanks,
  },
  {
    name: 'included',
    change: include,
    clean: withoutBlanks,
    ignored: (path) => path === 'findings' || path.startsWith('_waymark/islands/'),
  },
  { name: 'moved', place: move },
  { name: 'linked', place: link },
  { name: 'base', choices: { base: '/x/y' }, clean: withoutBase },
  { name: 'address', reference: { siteUrl: URL }, choices: { siteUrl: `${URL}/x/y` }, clean: withoutBase },
  {
    name: 'referring-specification',
    change: changeJson(/^(?!docs\.json$).*\.json$/, (value) =>
      value.openapi ? referring(value) : undefined,
    ),
    ignored: ofSource,
  },
  {
    name: 'wrapped-specification',
    change: changeJson(/^(?!docs\.json$).*\.json$/, (value) => (value.openapi ? wrapped(value) : undefined)),
    ignored: ofSource,
  },
];
