import { createSuggest, type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { METHODS } from '@waymark/core/navigation';
import { arrayOf, entriesOf, type JsonObject, type JsonValue, objectOf, own } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { namesInPath } from '../../operations/parameters.ts';
import { pointerSegment } from '../../references/references.ts';
import type { At } from './at.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** What the check of a server asks. */
interface Asking {
  readonly at: At;
  readonly suggest: ReturnType<typeof createSuggest>;
}

/** What may have servers, and its place. */
interface Owner {
  readonly object: JsonObject;
  readonly pointer: string;
}

/** Checks the addresses of servers and their variables, wherever a document names some; those of Swagger 2.0 are put together. */
export function checkServers({ document, version }: Specification, at: At): readonly Diagnostic[] {
  if (version === '2.0') return [];
  const asking = { at, suggest: createSuggest() };
  return ownersIn(document).flatMap(({ object, pointer }) =>
    arrayOf(own(object, 'servers')).flatMap((server, index) =>
      checkServer(objectOf(server), `${pointer}/servers/${index}`, asking),
    ),
  );
}

function ownersIn(document: JsonObject): readonly Owner[] {
  const items = ['paths', 'webhooks'].flatMap((key) => membersOf({ object: document, pointer: '' }, key));
  const operations = items.flatMap((item) => [...METHODS].flatMap((method) => memberOf(item, method)));
  return [{ object: document, pointer: '' }, ...items, ...operations];
}

function membersOf(owner: Owner, key: string): readonly Owner[] {
  return memberOf(owner, key).flatMap((member) =>
    Object.keys(member.object).flatMap((name) => memberOf(member, name)),
  );
}

function memberOf({ object, pointer }: Owner, key: string): readonly Owner[] {
  const member = objectOf(own(object, key));
  return member === undefined ? [] : [{ object: member, pointer: `${pointer}/${pointerSegment(key)}` }];
}

function checkServer(server: JsonObject | undefined, pointer: string, asking: Asking): readonly Diagnostic[] {
  const url = own(server, 'url');
  if (typeof url === 'string' && /^(?:https?:\/\/|wss?:\/\/|\/|\.\.?\/|\{|$)/i.test(url)) {
    return checkVariables(url, entriesOf(own(server, 'variables')), pointer, asking);
  }
  if (url === undefined) return server === undefined ? [] : reportNoAddress(server, pointer, asking.at);
  const where = asking.at(`${pointer}/url`);
  return [openapiDiagnostics['invalid-server']({ url: String(url) }, where)];
}

/** A server without an address; a slip of its key has been told where it stands. */
function reportNoAddress(server: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  if (misspeltKeys(server, 'Server').some(({ meant }) => meant === 'url')) return [];
  const where = { ...at(pointer), hint: 'Write its address as `url`' };
  return [openapiDiagnostics['invalid-value']({ what: 'A server', expected: 'an object with `url`' }, where)];
}

type Variables = readonly (readonly [string, JsonValue])[];

function checkVariables(
  url: string,
  variables: Variables,
  pointer: string,
  { at, suggest }: Asking,
): readonly Diagnostic[] {
  const named = new Set(namesInPath(url));
  const given = new Set(variables.map(([name]) => name));
  const unused = new Set([...given].filter((name) => !named.has(name)));
  const missing = [...named].filter((name) => !given.has(name));
  const meant = new Map(missing.map((name) => [name, suggest(name, unused)]));
  const told = new Set(meant.values());
  return [
    ...missing.map((name) =>
      openapiDiagnostics['undeclared-server-variable'](
        { name, suggestion: meant.get(name) },
        at(`${pointer}/url`),
      ),
    ),
    ...variables.flatMap(([name, value]) => {
      const place = `${pointer}/variables/${pointerSegment(name)}`;
      if (!unused.has(name)) return checkVariable(name, value, place, at);
      if (told.has(name)) return [];
      const expected = `in the address of its server, as \`{${name}}\``;
      return [openapiDiagnostics['invalid-value']({ what: nameOf(name), expected }, at(place, 'key'))];
    }),
  ];
}

/** Whatever a variable has instead of a text is shown as one, but for what is none at all. */
function checkVariable(name: string, value: JsonValue, pointer: string, at: At): readonly Diagnostic[] {
  const given = own(objectOf(value), 'default');
  const choices = arrayOf(own(objectOf(value), 'enum')).map(String);
  const wrong = (expected: string): readonly Diagnostic[] => {
    const where = given === undefined ? at(pointer, 'key') : at(`${pointer}/default`);
    return [
      openapiDiagnostics['invalid-value']({ what: `\`default\` of ${nameOf(name, 't')}`, expected }, where),
    ];
  };
  if (given === undefined || given === null || typeof given === 'object') return wrong('a text');
  return choices.length === 0 || choices.includes(String(given)) ? [] : wrong('one of its `enum`');
}

function nameOf(name: string, first = 'T'): string {
  return `${first}he server variable "${name}"`;
}
