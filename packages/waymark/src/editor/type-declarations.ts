import type { ComponentDefinition, PropDeclaration } from '../components/index.ts';

const HEAD = `// Made by "waymark types": the components that pages may use without importing them.
export {};

/** An address: of another site, or of this one. */
type Href = string;
/** A name of the icon library, an address, or the path of an image. */
type IconName = string;
/** Anything that may stand between two tags. */
type Node = unknown;

`;

/** TypeScript's name for each type of a prop. Numbers and flags may be written as texts, as in HTML. */
const TYPES: Readonly<Record<Exclude<PropDeclaration['type'], readonly string[]>, string>> = {
  string: 'string',
  number: 'number | `${number}`',
  boolean: 'boolean | "true" | "false"',
  icon: 'IconName',
  href: 'Href',
  node: 'Node',
  array: 'readonly unknown[]',
  object: 'object',
  any: 'unknown',
  color: 'string',
  'mode-color': 'string | { readonly light: string; readonly dark: string }',
};

/** Declarations of components for editors: MDX tools take `MDXProvidedComponents` for what pages have without an import. */
export function typeDeclarations(definitions: readonly ComponentDefinition[]): string {
  const roots = definitions.filter(({ name }) => /^[A-Z]\w*$/.test(name));
  const types = roots.map((definition) => declareProps(definition));
  const members = roots.flatMap((definition) => declareComponents(definition, definitions));
  return `${HEAD}${types.join('\n')}\ndeclare global {\n  interface MDXProvidedComponents {\n${members.join('')}  }\n}\n`;
}

function declareProps({ name, props }: ComponentDefinition): string {
  const written = Object.entries(props).filter(([, { legacy }]) => legacy !== true);
  const lines = written.map(([prop, declared]) => declareProp(prop, declared));
  const children = Object.hasOwn(props, 'children') ? '' : '  children?: Node;\n';
  return `interface ${name}Props {\n${lines.join('')}${children}}\n`;
}

function declareProp(
  name: string,
  { type, objectForm, required, unless, default: preset, description }: PropDeclaration,
): string {
  const isNeeded = required === true && unless === undefined;
  const note = preset === undefined ? '' : ` Default: \`${preset}\`.`;
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `  ${comment(description + note)}\n  ${key}${isNeeded ? '' : '?'}: ${typeOf(type)}${objectForm === undefined ? '' : ` | ${objectForm}`};\n`;
}

function typeOf(type: PropDeclaration['type']): string {
  if (typeof type !== 'string') return type.map((value) => JSON.stringify(value)).join(' | ');
  return TYPES[type];
}

function comment(text: string): string {
  return `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`;
}

/** A component under all its names, with those that stand inside it (`Tree.Folder`). */
function declareComponents(
  { name, aliases = [], summary }: ComponentDefinition,
  all: readonly ComponentDefinition[],
): readonly string[] {
  const parts = all
    .filter((other) => other.name.startsWith(`${name}.`))
    .map((part) => `${JSON.stringify(part.name.slice(name.length + 1))}: (props: ${propsOf(part)}) => Node`);
  const inside = parts.length === 0 ? '' : ` & { ${parts.join('; ')} }`;
  return [name, ...aliases.filter((alias) => /^[A-Z]\w*$/.test(alias))].map(
    (tag) => `    ${comment(summary)}\n    ${tag}: ((props: ${name}Props) => Node)${inside};\n`,
  );
}

/** Props of a part, in its place. */
function propsOf(part: ComponentDefinition): string {
  return declareProps({ ...part, name: '' })
    .replace(/^interface Props /, '')
    .trim();
}
