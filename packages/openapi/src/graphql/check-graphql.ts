import {
  createAllowance,
  createSuggest,
  type Diagnostic,
  openapiDiagnostics,
  suggest,
  suggestSurely,
} from '@waymark/core/diagnostics';
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type TypeNode,
  visit,
} from 'graphql';
import { didYouMean } from '../read/checks/did-you-mean.ts';
import type { GraphqlSchema, GraphqlType } from './graphql-model.ts';
import { whereIs } from './where-is.ts';

/** What the checks of a schema share. */
interface Checking {
  readonly schema: GraphqlSchema;
  /** Names of the values of each enum. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
  /** Finds the value that a default is a slip for; there may be no end of both. */
  readonly suggestValue: ReturnType<typeof createSuggest>;
  /** Reports a mistake at a node, and what was meant where that is plain. */
  readonly report: (node: ASTNode, problem: string, meant?: string) => void;
}

/** Checks what the language forbids and reading a schema does not need: none of it costs more than its own place. */
export function checkGraphql(
  source: string,
  document: DocumentNode,
  schema: GraphqlSchema,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const report: Checking['report'] = (node, problem, meant) => {
    const where = { ...whereIs(source, node), ...didYouMean(meant) };
    found.push(openapiDiagnostics['invalid-graphql']({ problem }, where));
  };
  const choices = new Map(
    [...schema.types.values()].map(({ name, values }) => [name, new Set(values.map((value) => value.name))]),
  );
  const checking: Checking = { schema, choices, suggestValue: createSuggest(), report };
  for (const definition of document.definitions) {
    checkNames(checking, definition);
    checkKinds(checking, definition);
  }
  checkRoots(checking, document.definitions);
  const checkDirective = createDirectiveCheck(checking, document.definitions);
  visit(document, {
    FieldDefinition: (node) => checkField(checking, node),
    InputValueDefinition: (node) => checkValue(checking, node),
    Directive: (node) => checkDirective(node as ConstDirectiveNode),
  });
  return found;
}

/** Something with a name, of which there may be one in its list. */
interface Named {
  readonly name: NameNode;
}

/** Reports names that stand twice in one definition. */
function checkNames({ report }: Checking, definition: DefinitionNode): void {
  const once = (what: string, list: readonly Named[] = []): void => {
    const seen = new Set<string>();
    for (const { name } of list) {
      if (seen.has(name.value))
        report(name, `The ${what} "${name.value}" is written twice; the last one counts`);
      seen.add(name.value);
    }
  };
  if ('fields' in definition) {
    once('field', definition.fields);
    for (const field of definition.fields ?? []) if ('arguments' in field) once('argument', field.arguments);
  }
  if ('values' in definition) once('value', definition.values);
  if ('types' in definition) once('member', definition.types);
}

/** Kinds of types whose values can be sent. */
const SENT: readonly GraphqlType['kind'][] = ['input', 'enum', 'scalar'];

/** Reports types of another kind than their place has. */
function checkKinds({ report, schema }: Checking, definition: DefinitionNode): void {
  const check = (kind: GraphqlType['kind'], problem: string, list: readonly NamedTypeNode[] = []): void => {
    for (const named of list)
      if ((schema.types.get(named.name.value)?.kind ?? kind) !== kind)
        report(named, `"${named.name.value}" is ${problem}`);
  };
  if ('interfaces' in definition)
    check('interface', 'no interface, so nothing can implement it', definition.interfaces);
  if ('types' in definition)
    check('type', 'no type with fields, so it can be no member of a union', definition.types);
}

/** Reports a field of a type that answers with what can only be sent. */
function checkField({ report, schema }: Checking, { type }: FieldDefinitionNode): void {
  const named = namedType(type);
  if (schema.types.get(named.name.value)?.kind === 'input')
    report(named, `"${named.name.value}" is an input, which no field of a type can be`);
}

/** Reports an argument, or a field of an input, whose type cannot be sent or whose default is none of its values. */
function checkValue(
  { report, schema, choices, suggestValue }: Checking,
  { type, defaultValue }: InputValueDefinitionNode,
): void {
  const named = namedType(type);
  const known = schema.types.get(named.name.value);
  if (known === undefined) return;
  if (!SENT.includes(known.kind))
    report(named, `"${known.name}" is what answers have, which no request can send`);
  if (known.kind !== 'enum' || defaultValue?.kind !== Kind.ENUM) return;
  const values = choices.get(known.name) ?? new Set<string>();
  const { value } = defaultValue;
  if (values.has(value)) return;
  report(defaultValue, `"${value}" is no value of "${known.name}"`, suggestValue(value, values));
}

function namedType(type: TypeNode): NamedTypeNode {
  return type.kind === Kind.NAMED_TYPE ? type : namedType(type.type);
}

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'];

/** Reports types that must be slips for one that requests begin with: what they have has no page. */
function checkRoots({ report, schema }: Checking, definitions: readonly DefinitionNode[]): void {
  const roots = Object.values(schema.roots);
  const isNamed = definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION);
  const declared = new Set(
    definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [])),
  );
  const lost = isNamed ? [] : ROOTS.filter((name) => !declared.has(name));
  for (const node of definitions) {
    const isExtension = node.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isExtension && node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const { value } = node.name;
    if (roots.includes(value)) continue;
    // What an extension adds to may be one of these too, if nothing here is called so.
    const meant = suggestSurely(value, isExtension && !declared.has(value) ? [...lost, ...roots] : lost);
    // A type may be called by the plural: of subscriptions that are paid for, say.
    if (meant === undefined || value === `${meant}s`) continue;
    report(node.name, `No request begins with "${value}", so its fields have no pages`, meant);
  }
}

/** Directives of the language whose meaning is shown, with their arguments. */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  deprecated: ['reason'],
  specifiedBy: ['url'],
  oneOf: [],
};

/** Creates what reports directives that must be slips for those that there are; others may belong to an author's tools. */
function createDirectiveCheck(
  { report }: Checking,
  definitions: readonly DefinitionNode[],
): (directive: ConstDirectiveNode) => void {
  const own = new Set(
    definitions.flatMap((node) => (node.kind === Kind.DIRECTIVE_DEFINITION ? [node.name.value] : [])),
  );
  const names = new Set([...own, ...Object.keys(DIRECTIVES)]);
  const list = [...names];
  const mayCompare = createAllowance();
  const slipFor = (name: string): string | undefined =>
    mayCompare(list.length) ? suggestSurely(name, list) : undefined;
  return ({ name, arguments: given = [] }) => {
    const { value } = name;
    if (!names.has(value)) {
      const meant = slipFor(value);
      if (meant !== undefined) report(name, `The schema has no directive "@${value}"`, meant);
      return;
    }
    const known = own.has(value) ? undefined : DIRECTIVES[value];
    if (known === undefined) return;
    for (const { name: argument } of given)
      if (!known.includes(argument.value))
        report(argument, `"@${value}" has no argument "${argument.value}"`, suggest(argument.value, known));
  };
}
