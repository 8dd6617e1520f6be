import { evaluate, knownValue, truthOf } from './evaluate.ts';
import { type Ast, childOf, childrenOf, isAst, keyOf, nameOf, nameOfCallee, unwrap } from './nodes.ts';
import type { Binding, FunctionValue, Scope } from './scope.ts';

/** Takes in a statement: the names that it declares, imports and exports. */
export function declare(statement: Ast, scope: Scope): void {
  DECLARATIONS[statement.type]?.(statement, scope);
}

const DECLARATIONS: Readonly<Record<string, (statement: Ast, scope: Scope) => void>> = {
  ImportDeclaration: declareImports,
  VariableDeclaration: declareVariables,
  FunctionDeclaration: (statement, scope) =>
    scope.bind(nameOf(childOf(statement, 'id')) ?? '', () => ({
      kind: 'function',
      node: statement,
      scope,
    })),
  ExportNamedDeclaration: declareExports,
  ExportDefaultDeclaration: (statement, scope) =>
    scope.bind('export default', () => called(evaluate(childOf(statement, 'declaration'), scope), scope)),
  ExpressionStatement: (statement, scope) => declareCommon(unwrap(childOf(statement, 'expression')), scope),
};

function declareVariables(statement: Ast, scope: Scope): void {
  for (const one of childrenOf(statement, 'declarations'))
    bindPattern(one && childOf(one, 'id'), () => evaluate(one && childOf(one, 'init'), scope), scope);
}

/** What a call of a function of the script gives. */
export function run({ node, scope }: FunctionValue, values: readonly Binding[]): Binding {
  const inner = scope.inner();
  childrenOf(node, 'params').forEach((parameter, index) => {
    bindPattern(parameter, () => values[index], inner);
  });
  const body = childOf(node, 'body');
  return body?.type === 'BlockStatement' ? runBlock(body, inner)?.value : evaluate(body, inner);
}

/** What statements return; undefined where they go on. */
function runBlock(block: Ast, scope: Scope): { readonly value: Binding } | undefined {
  const statements = block.type === 'BlockStatement' ? childrenOf(block, 'body').filter(isAst) : [block];
  for (const statement of statements) if (/Declaration$/.test(statement.type)) declare(statement, scope);
  for (const statement of statements) {
    if (statement.type === 'ReturnStatement')
      return { value: evaluate(childOf(statement, 'argument'), scope) };
    const way = statement.type === 'IfStatement' ? wayOf(statement, scope) : undefined;
    const result = way === undefined ? undefined : runBlock(way, scope.inner());
    if (result !== undefined) return result;
  }
  return undefined;
}

/** A way that may not be taken is not: mostly it guards against what is wrong. */
function wayOf(statement: Ast, scope: Scope): Ast | undefined {
  const test = truthOf(knownValue(childOf(statement, 'test'), scope));
  return test === undefined ? undefined : childOf(statement, test ? 'consequent' : 'alternate');
}

function bindPattern(pattern: Ast | undefined, value: () => Binding, scope: Scope): void {
  if (pattern?.type === 'Identifier') scope.bind(nameOf(pattern) ?? '', value);
  if (pattern?.type === 'AssignmentPattern') {
    const [target, standard] = ['left', 'right'].map((name) => childOf(pattern, name));
    bindPattern(target, () => value() ?? evaluate(standard, scope), scope);
  }
  if (pattern?.type !== 'ObjectPattern') return;
  for (const property of childrenOf(pattern, 'properties')) {
    const key = keyOf(property && childOf(property, 'key'));
    const part = (): Binding => {
      const whole = value();
      return whole?.kind === 'object' ? whole.members.findLast((one) => one.key === key)?.value : undefined;
    };
    bindPattern(property && childOf(property, 'value'), part, scope);
  }
}

/** A configuration may be a function that gives it. */
function called(value: Binding, { world }: Scope): Binding {
  return value?.kind === 'function' ? world.call(value, []) : value;
}

function declareImports(statement: Ast, scope: Scope): void {
  const specifier = String(childOf(statement, 'source')?.['value'] ?? '');
  for (const one of childrenOf(statement, 'specifiers')) {
    const local = nameOf(one && childOf(one, 'local')) ?? '';
    const name = importedName(one) ?? local;
    scope.bind(local, () => scope.world.importFrom(scope.file, specifier, name));
  }
}

function importedName(specifier: Ast | undefined): string | undefined {
  if (specifier?.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier?.type === 'ImportNamespaceSpecifier') return '*';
  return keyOf(specifier && childOf(specifier, 'imported'));
}

function declareExports(statement: Ast, scope: Scope): void {
  const declaration = childOf(statement, 'declaration');
  if (declaration !== undefined) {
    declare(declaration, scope);
    const variables = childrenOf(declaration, 'declarations').map((one) => one && childOf(one, 'id'));
    for (const id of [childOf(declaration, 'id'), ...variables]) {
      const name = nameOf(id);
      if (name !== undefined) scope.bind(`export ${name}`, () => scope.look(name));
    }
  }
  for (const one of childrenOf(statement, 'specifiers')) {
    const local = keyOf(one && childOf(one, 'local')) ?? '';
    scope.bind(`export ${keyOf(one && childOf(one, 'exported'))}`, () => scope.look(local));
  }
}

/** `module.exports = …` and `exports.name = …`. */
function declareCommon(node: Ast | undefined, scope: Scope): void {
  if (node?.type !== 'AssignmentExpression') return;
  const target = nameOfCallee(childOf(node, 'left'));
  const value = (): Binding => called(evaluate(childOf(node, 'right'), scope), scope);
  if (target === 'module.exports') scope.bind('export default', value);
  else if (target?.startsWith('exports.')) scope.bind(`export ${target.slice('exports.'.length)}`, value);
}
