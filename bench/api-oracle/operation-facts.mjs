// Lists what a specification says of one operation, apart from the engine.
import { createSchemaWalk, exampleFacts } from './schema-facts.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Every operation of a document: its path, its method, and where it is written. */
export function listOperations(documents) {
  const { file, value } = documents.root;
  return Object.entries(value.paths ?? {}).flatMap(([path, item]) => {
    const at = documents.follow({ file, value: item });
    return METHODS.filter((method) => at.value?.[method] !== undefined).map((method) => ({
      path,
      method: method.toUpperCase(),
      item: at,
      node: documents.follow({ file: at.file, value: at.value[method] }),
    }));
  });
}

/** What is said of an operation: `{ kind, owner?, text }`, each once. */
export function operationFacts(documents, operation) {
  const facts = new Map();
  const add = (fact) => facts.set(`${fact.kind}\n${fact.owner ?? ''}\n${fact.text}`, fact);
  const say = (kind, text) => {
    if (typeof text === 'string' && text.trim() !== '') add({ kind, text });
  };
  const reading = { documents, add, say, walk: createSchemaWalk(documents, add) };
  const { value, file } = operation.node;
  say('summary', value.summary);
  say('description', value.description);
  say('link', value.externalDocs?.url);
  const ofItem = nodesOf(operation.item.value.parameters, operation.item.file);
  parameterFacts(reading, [...ofItem, ...nodesOf(value.parameters, file)]);
  bodyFacts(reading, { file, value: value.requestBody });
  responseFacts(reading, { file, value: value.responses });
  callbackFacts(reading, { file, value: value.callbacks });
  securityFacts(reading, value.security);
  serverFacts(reading, value.servers ?? operation.item.value.servers ?? documents.root.value.servers);
  return [...facts.values()];
}

function nodesOf(list, file) {
  return Array.isArray(list) ? list.map((value) => ({ file, value })) : [];
}

function entriesOf(value) {
  return Object.entries(value ?? {}).filter(([key]) => !key.startsWith('x-'));
}

function parameterFacts(reading, nodes) {
  const byPlace = new Map();
  for (const node of nodes.map((each) => reading.documents.follow(each)))
    byPlace.set(`${node.value?.in} ${node.value?.name}`, node);
  for (const node of byPlace.values()) {
    if (node.value?.in === 'body') {
      reading.say('description', node.value.description);
      reading.walk({ file: node.file, value: node.value.schema }, { direction: 'request' });
    } else parameterOrHeader(reading, node, { name: node.value.name, direction: 'request' });
  }
}

function parameterOrHeader(reading, { file, value }, { name, direction }) {
  const { add, walk } = reading;
  add({ kind: 'name', owner: name, text: name });
  if (value.required === true) add({ kind: 'required', owner: name, text: 'required' });
  if (value.deprecated === true) add({ kind: 'deprecated', owner: name, text: 'deprecated' });
  if (value.description) add({ kind: 'description', owner: name, text: value.description });
  const examples = [value.example, ...entriesOf(value.examples).map(([, each]) => each)].filter(Boolean);
  if (examples.length > 0) namedExamples(reading, { file, value }, name);
  const replaced = [
    ...(value.description ? ['description'] : []),
    ...(examples.length > 0 ? ['example', 'examples'] : []),
  ];
  const media = entriesOf(value.content)[0]?.[1];
  // Swagger 2 writes the schema into the parameter.
  const isOld = value.schema === undefined && media === undefined;
  const schema = isOld
    ? { ...value, required: undefined, example: undefined }
    : (value.schema ?? media?.schema);
  walk({ file, value: schema }, { owner: name, direction }, replaced);
}

function bodyFacts(reading, node) {
  const { file, value } = reading.documents.follow(node);
  reading.say('description', value?.description);
  contentFacts(reading, { file, value: value?.content }, 'request');
}

function contentFacts(reading, { file, value }, direction) {
  for (const [type, written] of entriesOf(value)) {
    const media = reading.documents.follow({ file, value: written });
    reading.say('media type', type);
    namedExamples(reading, media);
    reading.walk({ file: media.file, value: media.value?.schema }, { direction });
    for (const encoding of Object.values(media.value?.encoding ?? {}))
      reading.say('encoding', encoding.contentType);
  }
}

function namedExamples({ documents, add, say }, { file, value }, owner) {
  if (value?.example !== undefined) exampleFacts(value.example, owner, add);
  for (const [name, written] of entriesOf(value?.examples)) {
    const example = documents.follow({ file, value: written }).value;
    // A list is the spelling of schemas; some documents write it here too.
    if (Array.isArray(value.examples)) exampleFacts(example, owner, add);
    else {
      say('example name', example?.summary ?? name);
      say('example description', example?.description);
      say('example address', example?.externalValue);
      exampleFacts(example?.value, owner, add);
    }
  }
}

function responseFacts(reading, { file, value }) {
  for (const [status, written] of entriesOf(value)) {
    const response = reading.documents.follow({ file, value: written });
    reading.say('status', status);
    reading.say('description', response.value?.description);
    for (const [name, header] of entriesOf(response.value?.headers)) {
      const node = reading.documents.follow({ file: response.file, value: header });
      parameterOrHeader(reading, node, { name, direction: 'response' });
    }
    contentFacts(reading, { file: response.file, value: response.value?.content }, 'response');
    // Swagger 2 has the schema and the examples here.
    reading.walk({ file: response.file, value: response.value?.schema }, { direction: 'response' });
    if (response.value?.content === undefined)
      for (const example of Object.values(response.value?.examples ?? {}))
        exampleFacts(example, undefined, reading.add);
    for (const [name, link] of entriesOf(response.value?.links)) {
      reading.say('link', name);
      reading.say(
        'description',
        reading.documents.follow({ file: response.file, value: link }).value?.description,
      );
    }
  }
}

function callbackFacts(reading, { file, value }) {
  for (const [name, written] of entriesOf(value)) {
    const callback = reading.documents.follow({ file, value: written });
    reading.say('callback', name);
    for (const item of Object.values(callback.value ?? {}))
      for (const method of METHODS.filter((each) => item[each] !== undefined)) {
        const operation = item[method];
        parameterFacts(reading, nodesOf(operation.parameters, callback.file));
        bodyFacts(reading, { file: callback.file, value: operation.requestBody });
        responseFacts(reading, { file: callback.file, value: operation.responses });
      }
  }
}

function securityFacts({ documents, say }, own) {
  const { file, value } = documents.root;
  const schemes = value.components?.securitySchemes ?? value.securityDefinitions ?? {};
  for (const alternative of own ?? value.security ?? [])
    for (const [key, scopes] of Object.entries(alternative)) {
      const scheme = documents.follow({ file, value: schemes[key] }).value;
      say('description', scheme?.description);
      for (const scope of scopes) say('scope', scope);
    }
}

/** One address without variables is part of every sample. */
function serverFacts({ say }, servers = []) {
  const hasVariables = servers.some(({ variables }) => Object.keys(variables ?? {}).length > 0);
  if (servers.length < 2 && !hasVariables) return;
  for (const { url, description, variables } of servers) {
    say('server', url);
    say('server description', description);
    for (const [name, { enum: choices = [], description: text }] of Object.entries(variables ?? {})) {
      say('server variable', name);
      say('server variable', text);
      for (const choice of choices) say('server variable', String(choice));
    }
  }
}
