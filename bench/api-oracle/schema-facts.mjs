// Lists what a schema says, all the way down, apart from the engine: each fact with the name of the field that it is
// said of, where there is one.

/** Keywords with a number or a text that limits a value. */
const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
];

/** Keywords whose value is one schema that is said of the same field. */
const INNER = [
  'items',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
  'propertyNames',
  'unevaluatedItems',
];

/** Keywords whose value is one schema of fields without a name. */
const NAMELESS = ['additionalProperties', 'unevaluatedProperties'];

/** What is said of a schema as a whole: an outer schema replaces it. */
const WHOLE = ['description', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'nullable'];

/** The same of a property that a later part describes too, with its entries. */
const REPLACED = [...WHOLE];

/** Starts a walk through schemas; each is walked once for a field, and what is below it once. */
export function createSchemaWalk(documents, add) {
  const seen = new Map();
  const isFirst = (value, key) => {
    const keys = seen.get(value) ?? new Set();
    seen.set(value, keys);
    return keys.size !== keys.add(key).size;
  };
  const walk = (node, outer, replaced = [], again = []) => {
    const { value } = node;
    if (typeof value !== 'object' || value === null) return;
    const place = { ...outer, only: value.enum ?? outer.only };
    if (!isFirst(value, `${place.owner} ${place.direction} ${replaced.join()} ${again.join()}`)) return;
    ownFacts(value, place, replaced, add);
    const mine = [...replaced, ...WHOLE.filter((key) => value[key] !== undefined)];
    if (typeof value.$ref === 'string') walk(documents.target(node), place, mine, again);
    const nodes = (list) =>
      Array.isArray(list) ? list.map((entry) => ({ file: node.file, value: entry })) : [];
    const members = nodes(value.allOf);
    // What a base says of itself among other parts is not said of the whole.
    for (const [index, member] of members.entries()) {
      const isBase = members.length > 1 && member.value?.$ref !== undefined;
      const later = members
        .slice(index + 1)
        .flatMap((each) => WHOLE.filter((key) => each.value?.[key] !== undefined));
      const described = [node, ...members.slice(index + 1)].flatMap((each) => namesOf(documents, each, node));
      const before = members.slice(0, index).flatMap((each) => namesOf(documents, each, node));
      walk(member, { ...place, before }, isBase ? WHOLE : [...mine, ...later], [...again, ...described]);
    }
    const alone = { direction: place.direction, owner: place.owner };
    const alternatives = [...nodes(value.oneOf), ...nodes(value.anyOf)];
    // A value that a list of the same schema rules out is not allowed.
    const isRuledOut = ({ value: { const: only } = {} }) =>
      only !== undefined && place.only?.includes(only) === false;
    const shapes = alternatives.filter((entry) => !isNull(documents, entry) && !isRuledOut(entry));
    // One alternative beside null is the schema itself.
    for (const entry of shapes) walk(entry, alone, shapes.length === 1 ? mine : []);
    if (alternatives.some((entry) => isNull(documents, entry)))
      add({ kind: 'nullable', owner: place.owner, text: 'null' });
    for (const key of INNER)
      walk({ file: node.file, value: value[key] }, alone, replaced === REPLACED ? REPLACED : []);
    const earlier = [...(place.before ?? []), ...members.flatMap((each) => namesOf(documents, each, node))];
    if (isFirst(value, `${place.direction} ${again.join()}`))
      walkNamed(node, { ...place, before: earlier }, again);
  };
  const walkNamed = ({ file, value }, place, again) => {
    const required = Array.isArray(value.required) ? value.required : [];
    const inner = { direction: place.direction };
    for (const schema of Object.values(value.dependentSchemas ?? {})) walk({ file, value: schema }, inner);
    for (const key of NAMELESS) walk({ file, value: value[key] }, inner);
    for (const entry of Array.isArray(value.prefixItems) ? value.prefixItems : [])
      walk({ file, value: entry }, inner);
    for (const [name, schema] of Object.entries(value.patternProperties ?? {})) {
      add({ kind: 'name', text: name });
      walk({ file, value: schema }, inner);
    }
    // Some write a reference in the place of the whole list.
    const listed = documents.follow({ file, value: value.properties ?? {} });
    for (const [name, schema] of Object.entries(listed.value ?? {})) {
      const node = { file: listed.file, value: schema };
      if (isHidden(documents, node, place.direction)) continue;
      add({ kind: 'name', owner: name, text: name });
      if (required.includes(name)) add({ kind: 'required', owner: name, text: 'required' });
      // What a later part says of the same property replaces what an earlier one says; a mere reference says nothing.
      const isSaid = again.includes(name) || (place.before.includes(name) && schema.$ref !== undefined);
      walk(node, { direction: place.direction, owner: name }, isSaid ? REPLACED : []);
    }
  };
  return walk;
}

/** Names of the properties that a schema describes; of the outer one, only its own. */
function namesOf(documents, node, outer) {
  const { file, value } = documents.follow(node);
  const members = node === outer || !Array.isArray(value?.allOf) ? [] : value.allOf;
  const inner = members.flatMap((member) => namesOf(documents, { file, value: member }));
  const listed = documents.follow({ file, value: value?.properties ?? {} });
  return [...Object.keys(listed.value ?? {}), ...inner];
}

function isNull(documents, node) {
  return documents.follow(node).value?.type === 'null';
}

/** Read-only fields are not sent, write-only ones do not come back. */
function isHidden(documents, node, direction) {
  const key = direction === 'request' ? 'readOnly' : 'writeOnly';
  const schemas = [node.value, documents.follow(node).value];
  return schemas.some((schema) => {
    const members = Array.isArray(schema?.allOf) ? schema.allOf : [];
    return [schema, ...members].some((each) => each?.[key] === true);
  });
}

function ownFacts(value, { owner }, replaced, add) {
  const said = (key) => (replaced.includes(key) ? undefined : value[key]);
  const note = (kind, text) => {
    if (text !== undefined && text !== null && text !== '') add({ kind, owner, text: String(text) });
  };
  if (typeof said('description') === 'string') note('description', value.description);
  for (const flag of ['deprecated', 'readOnly', 'writeOnly']) if (said(flag) === true) note(flag, flag);
  const types = [value.type].flat();
  if (said('nullable') === true || types.includes('null')) note('nullable', 'null');
  for (const choice of listOf(value.enum)) note('enum', print(choice));
  if (value.const !== undefined) note('const', print(value.const));
  for (const key of LIMITS) if (typeof value[key] !== 'boolean') note('limit', value[key]);
  if (value.uniqueItems === true && types.includes('array')) note('limit', 'uniqueItems');
  note('pattern', value.pattern);
  note('content', value.contentMediaType);
  note('content', value.contentEncoding);
  if (value.format !== undefined && value.enum === undefined && value.const === undefined)
    noteFormat(value, note);
  for (const [name, names] of Object.entries(value.dependentRequired ?? {}))
    for (const text of [name, ...names]) add({ kind: 'dependency', text });
  const examples = [said('example'), ...listOf(said('examples'))].filter((example) => example !== undefined);
  for (const example of examples) exampleFacts(example, owner, add);
}

/** Of a file, the page says that it is one. */
function noteFormat({ format, type }, note) {
  if (!['binary', 'base64'].includes(format) && type !== 'object' && type !== 'array') note('format', format);
}

function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** A value as a reader sees it. */
function print(value) {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Every text and number of an example; those of a single value are said of its field. */
export function exampleFacts(value, owner, add) {
  if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) exampleFacts(entry, undefined, add);
  } else if (['string', 'number', 'bigint'].includes(typeof value) && String(value).trim() !== '') {
    add({ kind: 'example', owner, text: String(value) });
  }
}
