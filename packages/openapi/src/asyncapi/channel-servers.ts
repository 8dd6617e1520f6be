import { arrayOf, defined, entriesOf, type JsonObject, own, stringOf } from '../model/json.ts';
import type { Server, Specification } from '../model/model.ts';
import { readVariables } from '../operations/servers.ts';
import type { Reader } from '../references/reader.ts';
import type { NamedServer } from './channel-notes.ts';
import { joinTexts } from './messages.ts';

/** Servers that the channel names, else all of the document. */
export function serverObjects(
  reader: Reader,
  { document, source }: Specification,
  channel: JsonObject,
): readonly NamedServer[] {
  const all = entriesOf(own(document, 'servers'));
  const named = arrayOf(own(channel, 'servers')).flatMap((value): typeof all =>
    typeof value === 'string' ? all.filter(([name]) => name === value) : [['', value]],
  );
  return (named.length > 0 ? named : all).map(([key, value]) => {
    const { object, node, name } = reader.resolve(value, source);
    return { name: key === '' ? (name ?? key) : key, object, file: node.file };
  });
}

/** Whether a server is asked by HTTP, where a credential is a header. */
export function isOfWeb({ object }: NamedServer): boolean {
  return /^(?:https?|wss?)$/i.test(stringOf(own(object, 'protocol')) ?? '');
}

/** Reads a server of AsyncAPI: host and path are apart there, and its key names it where it has no title. */
export function readServer({ name: key, object }: NamedServer): readonly Server[] {
  const host = stringOf(own(object, 'host'));
  if (host === undefined) return [];
  const protocol = stringOf(own(object, 'protocol'));
  const url = `${protocol === undefined ? '' : `${protocol}://`}${host}${stringOf(own(object, 'pathname')) ?? ''}`;
  const [title, summary, text] = ['title', 'summary', 'description'].map((each) =>
    stringOf(own(object, each)),
  );
  const description = joinTexts(summary, text);
  return [
    defined<Server>({
      url,
      name: title ?? (key || undefined),
      description,
      variables: readVariables(object),
    }),
  ];
}
