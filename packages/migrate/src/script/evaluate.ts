import { callMethod } from './methods.ts';
import { type Ast, childOf, childrenOf, keyOf, nameOf, nameOfCallee, unwrap } from './nodes.ts';
import type { Binding, Scope } from './scope.ts';
import type { StaticMember, StaticValue } from './static-value.ts';

/** What is put together of itself again and again doubles each time. */
const MOST = { values: 500_000, letters: 100_000 };

type Evaluate = (node: Ast, scope: Scope) => Binding;

const EXPRESSIONS: Readonly<Record<string, Evaluate>> = {
  Literal: (node, scope) => scalar(node['value'], node, scope),
  TemplateLiteral: template,
  ArrayExpression: array,
  ObjectExpression: object,
  Identifier: (node, scope) =>
    node['name'] === 'undefined' ? scalar(null, node, scope) : scope.look(nameOf(node) ?? ''),
  MemberExpression: member,
  ConditionalExpression: conditional,
  LogicalExpression: logical,
  BinaryExpression: binary,
  UnaryExpression: unary,
  AwaitExpression: (node, scope) => evaluate(childOf(node, 'argument'), scope),
  CallExpression: call,
  FunctionExpression: (node, scope) => ({ kind: 'function', node, scope }),
  ArrowFunctionExpression: (node, scope) => ({ kind: 'function', node, scope }),
};

/** Reads the value of an expression. Nothing is run: what is not plainly there is unknown. */
export function evaluate(node: Ast | undefined, scope: Scope): Binding {
  const inside = unwrap(node);
  const value = inside === undefined ? undefined : EXPRESSIONS[inside.type]?.(inside, scope);
  const isData = value !== undefined && value.kind !== 'function';
  return isData && isTooLarge(value, scope.world.weights) ? undefined : value;
}

function isTooLarge(value: StaticValue, weights: WeakMap<StaticValue, number>): boolean {
  if (value.kind === 'scalar') return typeof value.value === 'string' && value.value.length > MOST.letters;
  return weightOf(value, weights) > MOST.values;
}

/** How many values there are in one; those that it holds twice count twice. */
function weightOf(value: StaticValue, weights: WeakMap<StaticValue, number>): number {
  const known = weights.get(value);
  if (known !== undefined) return known;
  const parts = value.kind === 'array' ? value.items : value.kind === 'object' ? value.members : [];
  const weight = parts.reduce((sum, part) => sum + weightOf('key' in part ? part.value : part, weights), 1);
  weights.set(value, weight);
  return weight;
}

/** The value of an expression where it is data. */
export function knownValue(node: Ast | undefined, scope: Scope): StaticValue | undefined {
  const value = evaluate(node, scope);
  return value === undefined || value.kind === 'unknown' || value.kind === 'function' ? undefined : value;
}

/** Whether a value counts as true; undefined where that is not known. */
export function truthOf(value: StaticValue | undefined): boolean | undefined {
  if (value === undefined || value.kind === 'unknown') return undefined;
  return value.kind === 'scalar' ? Boolean(value.value) : true;
}

function placeOf(node: Ast, { file }: Scope): Pick<StaticValue, 'span'> {
  return { span: { file, start: node.start, end: node.end } };
}

function scalar(value: unknown, node: Ast, scope: Scope): StaticValue {
  const isScalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return isScalar
    ? { kind: 'scalar', value: value as string, ...placeOf(node, scope) }
    : { kind: 'unknown', ...placeOf(node, scope) };
}

/** The value of an entry: what is unknown keeps its place, and functions are no data. */
function entry(node: Ast, scope: Scope): StaticValue {
  const value = evaluate(node, scope);
  return value === undefined || value.kind === 'function'
    ? { kind: 'unknown', ...placeOf(node, scope) }
    : value;
}

function textOf(node: Ast | undefined, scope: Scope): string | undefined {
  const value = knownValue(node, scope);
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : undefined;
}

function array(node: Ast, scope: Scope): StaticValue {
  let count = 0;
  const items = childrenOf(node, 'elements').flatMap((element): readonly StaticValue[] => {
    if (element === undefined || count > MOST.values) return [];
    const parts = element.type === 'SpreadElement' ? spreadOf(element, scope) : [entry(element, scope)];
    count += parts.length;
    return parts;
  });
  // `condition && entry` leaves `false` behind.
  const given = items.filter((item) => !(item.kind === 'scalar' && item.value === false));
  return { kind: 'array', items: given, ...placeOf(node, scope) };
}

function spreadOf(element: Ast, scope: Scope): readonly StaticValue[] {
  const spread = knownValue(childOf(element, 'argument'), scope);
  return spread?.kind === 'array' ? spread.items : [{ kind: 'unknown', ...placeOf(element, scope) }];
}

function object(node: Ast, scope: Scope): StaticValue {
  const members = childrenOf(node, 'properties').flatMap((property): readonly StaticMember[] => {
    if (property === undefined) return [];
    if (property.type === 'SpreadElement') {
      const spread = knownValue(childOf(property, 'argument'), scope);
      return spread?.kind === 'object' ? spread.members : [];
    }
    const name = childOf(property, 'key');
    const key = property['computed'] === true ? textOf(name, scope) : keyOf(name);
    const value = childOf(property, 'value');
    return key === undefined || value === undefined ? [] : [{ key, value: entry(value, scope) }];
  });
  return { kind: 'object', members, ...placeOf(node, scope) };
}

function template(node: Ast, scope: Scope): StaticValue {
  const parts = childrenOf(node, 'expressions').map((part) => textOf(part, scope));
  const quasis = childrenOf(node, 'quasis').map((quasi) => {
    const value = quasi?.['value'];
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  });
  const text = quasis.map((quasi, index) => quasi + (parts[index] ?? '')).join('');
  return parts.includes(undefined)
    ? { kind: 'unknown', text, ...placeOf(node, scope) }
    : scalar(text, node, scope);
}

function member(node: Ast, scope: Scope): Binding {
  const holder = knownValue(childOf(node, 'object'), scope);
  const property = childOf(node, 'property');
  const key = node['computed'] === true ? textOf(property, scope) : keyOf(property);
  if (holder?.kind === 'array') return holder.items[Number(key)];
  if (holder?.kind !== 'object') return undefined;
  return holder.members.findLast((one) => one.key === key)?.value;
}

/** Of two ways, the one that a known condition takes; else the first that is data. */
function conditional(node: Ast, scope: Scope): Binding {
  const given = childOf(node, 'test');
  const test = truthOf(knownValue(given, scope) ?? environment(given, scope));
  const [yes, no] = ['consequent', 'alternate'].map((name) => childOf(node, name));
  if (test !== undefined) return evaluate(test ? yes : no, scope);
  return knownValue(yes, scope) ?? knownValue(no, scope);
}

/** A variable of the environment where it decides: as in a build that goes online, which sets no other. */
function environment(node: Ast | undefined, scope: Scope): StaticValue | undefined {
  if (node === undefined || nameOfCallee(childOf(node, 'object')) !== 'process.env') return undefined;
  const name = keyOf(childOf(node, 'property'));
  return scalar(name === 'NODE_ENV' ? 'production' : null, node, scope);
}

function logical(node: Ast, scope: Scope): Binding {
  const left = knownValue(childOf(node, 'left'), scope);
  const stops = node['operator'] === '&&' ? truthOf(left) === false : truthOf(left) === true;
  return stops ? left : evaluate(childOf(node, 'right'), scope);
}

function binary(node: Ast, scope: Scope): Binding {
  const isComparison = /^[!=]==?$/.test(String(node['operator']));
  const [left, right] = ['left', 'right'].map((name) => {
    const side = childOf(node, name);
    return knownValue(side, scope) ?? (isComparison ? environment(side, scope) : undefined);
  });
  if (left?.kind !== 'scalar' || right?.kind !== 'scalar') return undefined;
  const areNumbers = typeof left.value === 'number' && typeof right.value === 'number';
  switch (node['operator']) {
    case '+':
      return scalar(
        areNumbers ? Number(left.value) + Number(right.value) : `${left.value}${right.value}`,
        node,
        scope,
      );
    case '===':
    case '==':
      return scalar(left.value === right.value, node, scope);
    case '!==':
    case '!=':
      return scalar(left.value !== right.value, node, scope);
    default:
      return undefined;
  }
}

function unary(node: Ast, scope: Scope): Binding {
  const operand = knownValue(childOf(node, 'argument'), scope);
  if (node['operator'] === '!') {
    const truth = truthOf(operand);
    return truth === undefined ? undefined : scalar(!truth, node, scope);
  }
  if (operand?.kind !== 'scalar' || typeof operand.value !== 'number') return undefined;
  return node['operator'] === '-' ? scalar(-operand.value, node, scope) : operand;
}

function call(node: Ast, scope: Scope): Binding {
  const callee = unwrap(childOf(node, 'callee'));
  const parameters = childrenOf(node, 'arguments');
  const name = nameOfCallee(callee);
  if (name === 'require') {
    const specifier = textOf(parameters[0], scope);
    return specifier === undefined ? undefined : scope.world.importFrom(scope.file, specifier, 'default');
  }
  if (name === 'require.resolve') return evaluate(parameters[0], scope);
  if (/^(?:path\.)?(?:join|resolve)$/.test(name ?? '')) return pathCall(node, parameters, scope);
  const values = parameters.map((parameter) => evaluate(parameter, scope));
  const target = evaluate(callee, scope);
  if (target?.kind === 'function') return scope.world.call(target, values);
  const holder =
    callee?.type === 'MemberExpression' ? knownValue(childOf(callee, 'object'), scope) : undefined;
  const result = callMethod(holder, keyOf(callee && childOf(callee, 'property')), {
    values,
    call: scope.world.call,
    ...placeOf(node, scope),
  });
  // A function of a package around the configuration, as `defineConfig`.
  return result ?? values.find((value) => value?.kind === 'object' || value?.kind === 'array');
}

/** A path that is put together: the folder of the file counts as the beginning. */
function pathCall(node: Ast, parameters: readonly (Ast | undefined)[], scope: Scope): Binding {
  const parts = parameters
    .filter((part) => part !== undefined && keyOf(part) !== '__dirname' && part.type !== 'MemberExpression')
    .map((part) => textOf(part, scope));
  return parts.includes(undefined) ? undefined : scalar(`./${parts.join('/')}`, node, scope);
}
