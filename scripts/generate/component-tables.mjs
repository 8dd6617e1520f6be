// The table of props of each built-in component, as a snippet that its page includes.

/** Props that every component has; the overview of the components tells of them once. */
const COMMON = new Set(['className', 'style', 'iconType', 'iconLibrary']);

/** Names that authors do not write, or that only pass their content on. */
const INTERNAL = new Set(['ApiPlayground', 'MDXContentController', 'zapier-zap-templates', 'Snippet', 'MDX']);

/** Components that differ in nothing but their looks share one table, named after the first. */
const SAME = {
  Warning: 'Note',
  Info: 'Note',
  Tip: 'Note',
  Check: 'Note',
  Danger: 'Note',
  CardGroup: 'Columns',
};

/** Files with the tables, by path in the docs folder. */
export function componentFiles(definitions, note) {
  const documented = definitions.filter(({ name }) => !INTERNAL.has(name));
  const tables = documented
    .filter(({ name }) => SAME[name] === undefined)
    .map((definition) => [`snippets/props/${fileName(definition.name)}.mdx`, table(definition, note)]);
  const rows = documented.map(({ name, aliases = [], summary }) => {
    const also = aliases.length === 0 ? '' : ` Also written ${list(aliases.map((alias) => `\`${alias}\``))}.`;
    return `| \`${name}\` | ${summary}${also} |`;
  });
  const overview = [note, '', '| Component | What it does |', '|---|---|', ...rows, ''].join('\n');
  return { ...Object.fromEntries(tables), 'snippets/props/all.mdx': overview };
}

/** `Tree.Folder` → `tree-folder`, `ParamField` → `param-field`. */
function fileName(name) {
  return name
    .replaceAll('.', '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

function table({ props, anchor }, note) {
  // The id of those that make one tells how.
  const isCommon = (name) => COMMON.has(name) || (name === 'id' && anchor === undefined);
  const { id, ...others } = props;
  const own = Object.entries({ ...others, id }).filter(
    ([name, prop]) => prop !== undefined && prop.legacy !== true && !isCommon(name),
  );
  const hasDefaults = own.some(([, prop]) => prop.default !== undefined);
  const row = (name, type, preset, meaning) =>
    `| ${[name, type, ...(hasDefaults ? [preset] : []), meaning].join(' | ')} |`;
  const rows = own.map(([name, prop]) => {
    const isReplaced = prop.unless !== undefined && props[prop.unless]?.legacy !== true;
    const required = prop.required === true && !isReplaced ? ' (required)' : '';
    const preset = prop.default === undefined ? '' : `\`${prop.default}\``;
    const meaning = prop.description.replaceAll('|', '\\|');
    return row(`\`${name}\`${required}`, typeLabel(prop), preset, meaning);
  });
  const body =
    rows.length === 0
      ? ['It has no props of its own.']
      : [row('Prop', 'Type', 'Default', 'Meaning'), row('---', '---', '---', '---'), ...rows];
  return [note, '', ...body, ''].join('\n');
}

const TYPE_LABELS = {
  node: 'string or Markdown',
  href: 'address',
  array: 'list',
  any: 'any value',
  'mode-color': 'color, or one for each mode',
};

function typeLabel({ type, objectForm }) {
  if (typeof type !== 'string')
    return [...type, ...(objectForm === undefined ? [] : [objectForm])]
      .map((value) => `\`${value}\``)
      .join(', ');
  return TYPE_LABELS[type] ?? type;
}

function list(items) {
  return new Intl.ListFormat('en').format(items);
}
