// What may be done to a project without changing its site: each relation is a change of its files, or another place or address of it.
import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import {
  changeBodies,
  changeFiles,
  changeJson,
  changeLines,
  changeTitles,
  partsOf,
} from './change-files.mjs';

const TEXTS = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages as Markdown are written as their sources are. */
const ofSource = (path) => /\.md$|llms-full\.txt$/.test(path);
const withoutBlanks = (text) => text.replace(/>\s+</g, '><').replace(/\s+/g, ' ');

/** Modules of code for the browser are numbered and named by the file that they are of. */
const withoutModules = (text) =>
  text
    .replace(/&quot;\d+&quot;:&quot;\/_waymark\/islands\/[\w-]+/g, 'ISLAND')
    .replace(/data-module="\d+"/g, 'data-module');

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

const reversedKeys = (value) => Object.fromEntries(Object.entries(value).reverse());
const mapped = (map, change) =>
  isObject(map) ? Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)])) : map;

/** What an object of a specification holds of which kind: readers see the order of the keys in maps, not in these. */
const PARTS = {
  operation: { parameters: ['parameter'], requestBody: 'content', responses: { '': 'content' } },
  parameter: { schema: 'schema' },
  content: { content: { '': 'parameter' } },
  schema: {
    properties: { '': 'schema' },
    items: 'schema',
    allOf: ['schema'],
    oneOf: ['schema'],
    anyOf: ['schema'],
  },
};

function reorderedPart(value, kind) {
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const held = PARTS[kind][key];
    if (typeof held === 'string') return [key, reorderedPart(part, held)];
    if (Array.isArray(held) && Array.isArray(part))
      return [key, part.map((each) => reorderedPart(each, held[0]))];
    if (isObject(held)) return [key, mapped(part, (each) => reorderedPart(each, held['']))];
    return [key, part];
  });
  return reversedKeys(Object.fromEntries(parts));
}

/** A specification with the keys of its objects in another order, but where it is one that readers see. */
function reordered(specification) {
  const paths = mapped(specification.paths, (item) =>
    mapped(item, (part) => (isObject(part?.responses) ? reorderedPart(part, 'operation') : part)),
  );
  const components = isObject(specification.components)
    ? {
        ...specification.components,
        schemas: mapped(specification.components.schemas, (part) => reorderedPart(part, 'schema')),
      }
    : specification.components;
  return reversedKeys({ ...specification, paths, components });
}

/** References to page files as authors also write them. */
function referredAs(write) {
  const inPages = (value, key) => {
    if (Array.isArray(value))
      return value.map((item) =>
        key === 'pages' && typeof item === 'string' && /^[\w-]+(?:\/[\w-]+)*$/.test(item)
          ? write(item)
          : inPages(item),
      );
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inPages(item, name)]));
  };
  return changeJson(/^docs\.json$/, (config) => ({ ...config, navigation: inPages(config.navigation) }));
}

/** Front matter as one flow mapping. */
const flowHead = changeFiles(/\.mdx?$/, (text) => {
  const { head, body } = partsOf(text);
  if (head === '' || /[#&*!|>]|\d{4}-\d\d/.test(head)) return undefined;
  try {
    const values = parseYaml(head.slice(4, -4));
    return isObject(values) ? `---\n${JSON.stringify(values)}\n---\n${body}` : undefined;
  } catch {
    return undefined;
  }
});

/** Attributes of tags that are written in one line. */
const changeAttributes = (write) =>
  changeBodies((body) =>
    changeLines(body, {
      prose: (line) =>
        line.includes('`')
          ? line
          : line.replace(/<[A-Z][\w.]*(?: [\w-]+="[^"]*")+ ?\/?>/g, (tag) =>
              tag.replace(/ ([\w-]+)="([^"'\\&{}<>`]*)"/g, (_, name, value) => ` ${name}=${write(value)}`),
            ),
    }),
  );

/** Lines of prose without code, tags, addresses or formulas. */
const changeProse = (change) =>
  changeBodies((body) =>
    changeLines(body, {
      prose: (line) => (/[`<{$\\]|\]\(|:\/\/|^\s*[|*-]\s*$/.test(line) ? line : change(line)),
    }),
  );

/** The settings of docs.json in files of their own. */
function split(root) {
  const folder = join(root, 'relation-parts');
  mkdirSync(folder, { recursive: true });
  changeJson(/^docs\.json$/, (config) =>
    Object.fromEntries(
      Object.entries(config).map(([key, value]) => {
        if (!isObject(value) || value.$ref !== undefined) return [key, value];
        const part = JSON.stringify(value).replaceAll('"$ref":"./', '"$ref":"../');
        writeFileSync(join(folder, `${key}.json`), part);
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
  for (const path of readdirSync(root, { recursive: true }).reverse()) {
    if (lstatSync(join(root, path)).isDirectory()) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true });
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
      changeLines(body, { prose: (line) => (/^[ \t]*$/.test(line) ? '\n' : line) }),
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
    clean: (text) => withoutModules(withoutBlanks(text)),
    ignored: (path) => path === 'findings' || path.startsWith('_waymark/islands/'),
  },
  { name: 'flow-head', change: flowHead },
  { name: 'single-quoted-head', change: changeTitles((words) => `'${words}'`) },
  { name: 'slashed-pages', change: referredAs((path) => `/${path}`) },
  {
    name: 'pages-with-extension',
    change: referredAs((path) => `${path}.mdx`),
    ignored: (path) => path === 'findings',
  },
  { name: 'braced-attributes', change: changeAttributes((value) => `{"${value}"}`) },
  { name: 'single-quoted-attributes', change: changeAttributes((value) => `'${value}'`) },
  {
    name: 'commented',
    change: changeBodies((body) => `\n{/* A remark: <b> "it's" {x} */}\n\n${body}`),
    clean: withoutBlanks,
  },
  {
    name: 'emphasis',
    change: changeProse((line) =>
      line
        .replace(/(?<![\w*\\])\*\*([A-Za-z][\w ,-]*\w)\*\*(?![\w*])/g, '__$1__')
        .replace(/(?<![\w*\\])\*([A-Za-z][\w ,-]*\w)\*(?![\w*])/g, '_$1_'),
    ),
    ignored: ofSource,
  },
  {
    name: 'trailing-blank',
    change: changeProse((line) => (/\S$/.test(line) ? `${line} ` : line)),
    ignored: ofSource,
  },
  {
    name: 'picture-tags',
    change: changeBodies((body) =>
      changeLines(body, {
        prose: (line, before, after) =>
          isAlone(before, after)
            ? line.replace(/^!\[([\w ,.-]*)\]\((\/[\w/.-]+)\)$/, '<img src="$2" alt="$1" />')
            : line,
      }),
    ),
    clean: (text) => text.replace(/<\/?p>/g, ''),
    ignored: ofSource,
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
  {
    name: 'reordered-specification',
    change: changeJson(/^(?!docs\.json$).*\.json$/, (value) =>
      value.openapi ? reordered(value) : undefined,
    ),
    ignored: ofSource,
  },
  {
    name: 'specification-as-json',
    change: changeFiles(/\.ya?ml$/, (text) => {
      try {
        const value = parseYaml(text);
        return value?.openapi ? JSON.stringify(value) : undefined;
      } catch {
        return undefined;
      }
    }),
    ignored: ofSource,
  },
  // What comes after these would have to know of them.
  { name: 'crlf', change: changeFiles(TEXTS, (text) => text.replace(/\r?\n/g, '\r\n')) },
  {
    name: 'bom',
    change: changeFiles(TEXTS, (text) => `\ufeff${text.replace(/^\ufeff/, '')}`),
    ignored: (path) => path.startsWith('_waymark/'),
  },
];

/** Several relations as one: all changes, and what none of them leaves out. */
export function together(relations) {
  const several = relations.filter(({ change, place, choices }) => change && !place && !choices);
  return {
    name: several.map(({ name }) => name).join('+'),
    change: (root) => new Set(several.flatMap(({ change }) => [...(change(root) ?? [])])),
    clean: (text) => several.reduce((rest, { clean }) => (clean === undefined ? rest : clean(rest)), text),
    ignored: (path) => several.some(({ ignored }) => ignored?.(path) ?? false),
  };
}
