import { parse } from 'acorn';

/**
 * Writes the object literals of a script that spread something so that what they make shares its shape (V8's "map"), with the same
 * values in the same order.
 *
 * The V8 of Node.js 20 copies the first spread of a literal under a shape that no other object has a way to, so that each property
 * which is added makes one more shape, for this one object: that takes a microsecond, and all places that read the object later find
 * no shape that they know. Of 1,000 pages that is a fourteenth. A literal that begins with a spread of nothing takes the other way,
 * of one shape for all. On it, each property behind a spread is a call into V8's runtime, and a spread literal of all of them is one.
 */
export function shareShapes(script) {
  // The engine's script is an expression.
  const tree = parse(`(${script}\n)`, { ecmaVersion: 'latest' });
  const insertions = literalsIn(tree).filter(hasPlainEnd).flatMap(insertionsIn);
  insertions.sort((one, other) => one.at - other.at);
  let at = 0;
  const pieces = insertions.map((each) => {
    // The bracket in front.
    const piece = script.slice(at, each.at - 1) + each.text;
    at = each.at - 1;
    return piece;
  });
  return pieces.join('') + script.slice(at);
}

function literalsIn(node) {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node?.type !== 'string') return [];
  const below = Object.values(node).flatMap((value) => (typeof value === 'object' ? literalsIn(value) : []));
  return node.type === 'ObjectExpression' ? [node, ...below] : below;
}

/** Whether a literal spreads something, and means the same when what stands behind that is a literal of its own. */
function hasPlainEnd({ properties }) {
  const first = properties.findIndex(isSpread);
  return first !== -1 && properties.slice(first).every((each) => isSpread(each) || isPlain(each));
}

/** A prototype and accessors belong to the very object. So does what a method finds by `super`. */
function isPlain({ kind, method, shorthand, computed, key }) {
  const isPrototype = !shorthand && !computed && (key.name ?? key.value) === '__proto__';
  return kind === 'init' && !method && !isPrototype;
}

function isSpread({ type }) {
  return type === 'SpreadElement';
}

function insertionsIn({ start, properties }) {
  if (properties.length === 1) return [];
  const insertions = isSpread(properties[0]) ? [{ at: start + 1, text: ' ...null,' }] : [];
  const first = properties.findIndex(isSpread);
  properties.forEach((property, index) => {
    if (index < first || isSpread(property)) return;
    const [before, after] = [properties[index - 1], properties[index + 1]];
    if (isSpread(before)) insertions.push({ at: property.start, text: '...{ ' });
    if (after === undefined || isSpread(after)) insertions.push({ at: property.end, text: ' }' });
  });
  return insertions;
}
