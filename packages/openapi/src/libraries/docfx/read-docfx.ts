import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { defined, entriesOf, type JsonObject, objectOf, own } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { parseText } from '../../read/text/parse-text.ts';
import { reportSyntax } from '../../read/text/report-syntax.ts';
import type { Declaration, Member, Parameter } from '../declarations/declaration.ts';
import { splitCall, withoutAnnotations } from '../declarations/declaration-text.ts';
import { declaredLibrary } from '../declarations/declared-library.ts';
import type { SymbolKind } from '../library.ts';
import { librarySpecification } from '../symbols.ts';
import { type DocfxItem, objectsIn, readItems, textIn, textsIn, typeName } from './docfx-item.ts';
import { readTexts } from './docfx-text.ts';

/** The file that names all namespaces and types, in their order. */
export const DOCFX_INDEX = 'toc.yml';

/** Types of items that have pages. */
const KINDS: ReadonlyMap<string, SymbolKind> = new Map([
  ['Namespace', 'NAMESPACE'],
  ['Class', 'CLASS'],
  ['Struct', 'CLASS'],
  ['Interface', 'INTERFACE'],
  ['Enum', 'ENUM'],
  ['Delegate', 'TYPE'],
]);

/** Types of items that stand on the page of another. */
const MEMBER_KINDS: ReadonlyMap<string, Member['kind']> = new Map([
  ['Constructor', 'constructor'],
  ['Method', 'method'],
  ['Operator', 'method'],
  ['Property', 'value'],
  ['Field', 'value'],
  ['Event', 'value'],
]);

/**
 * Reads what `docfx metadata` writes (files of ManagedReference): each namespace and each type is a page. `index` is the
 * text of its `toc.yml`, `load` gives the others. What cannot be parsed is left out and said.
 */
export function readDocfx(
  source: string,
  index: string,
  load: (path: string) => string | undefined,
): Outcome<Specification | undefined> {
  const diagnostics: Diagnostic[] = [];
  const parse = (path: string, text: string | undefined): JsonObject | undefined => {
    if (text === undefined) return undefined;
    const parsed = parseText(text);
    for (const each of reportSyntax(`${source}/${path}`, parsed)) diagnostics.push(each);
    return objectOf(parsed.value);
  };
  const toc = parse(DOCFX_INDEX, index);
  const manifest = parse('.manifest', load(`${source}/.manifest`));
  const files = new Set([
    ...listed(toc).map((uid) => own(manifest, uid) ?? `${uid.replaceAll('`', '-')}.yml`),
    // Where members have files of their own, only this file names them.
    ...entriesOf(manifest).map(([, file]) => file),
  ]);
  const items = [...files].flatMap((file) => {
    const content = typeof file === 'string' ? parse(file, load(`${source}/${file}`)) : undefined;
    return content === undefined ? [] : readItems(content);
  });
  const declarations = declarationsOf(items);
  const library = declaredLibrary({
    source,
    language: 'csharp',
    declarations,
    linkFrom: (_, find) => (uid) => find(uid),
  });
  const value = declarations.length === 0 ? undefined : librarySpecification(source, source, library);
  return { value, diagnostics };
}

/** The ids of a table of contents, from its beginning to its end. */
function listed(toc: JsonObject | undefined): readonly string[] {
  const uids: string[] = [];
  const open = objectsIn(toc, 'items').toReversed();
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const uid = textIn(entry, 'uid');
    if (uid !== '') uids.push(uid);
    for (const inner of objectsIn(entry, 'items').toReversed()) open.push(inner);
  }
  return uids;
}

function declarationsOf(items: readonly DocfxItem[]): readonly Declaration[] {
  const byId = new Map(items.toReversed().map((item) => [item.uid, item]));
  return [...byId.values()].toReversed().flatMap((item) => {
    const kind = KINDS.get(item.type);
    if (kind === undefined) return [];
    const children = textsIn(item.value, 'children').flatMap((uid) => byId.get(uid) ?? []);
    return [readDeclaration(item, kind, children.flatMap(readMember))];
  });
}

function readDeclaration(item: DocfxItem, kind: SymbolKind, members: readonly Member[]): Declaration {
  const { uid, value } = item;
  const isNamespace = kind === 'NAMESPACE';
  const around = textIn(value, 'namespace');
  const name = (textIn(value, 'fullName') || uid).replace(/\s/g, '');
  const title = isNamespace ? name : textIn(value, 'name') || name;
  const group = isNamespace ? name : around || 'Reference';
  const path = around !== '' && uid.startsWith(`${around}.`) ? uid.slice(around.length + 1) : uid;
  return defined<Declaration>({
    kind,
    id: uid,
    name,
    title,
    groups: [group],
    slug: isNamespace ? name : `${group}/${path.replaceAll('`', '-')}`,
    around: textIn(value, 'parent') || around || undefined,
    code: isNamespace ? '' : codeOf(item),
    // A delegate is called itself.
    self: kind === 'TYPE' ? memberOf(item, 'method', title) : undefined,
    members,
    say: (linkTo) => readTexts(item, linkTo),
  });
}

function readMember(item: DocfxItem): readonly Member[] {
  const kind = MEMBER_KINDS.get(item.type);
  if (kind === undefined) return [];
  const written = textIn(item.value, 'name') || item.uid;
  return [memberOf(item, kind, written.replace(/\(.*$/s, ''))];
}

function memberOf(item: DocfxItem, kind: Member['kind'], name: string): Member {
  const { uid, value } = item;
  const syntax = objectOf(own(value, 'syntax'));
  const code = codeOf(item);
  const taken = splitCall(withoutAnnotations(code), name)?.parameters ?? [];
  const type = textIn(objectOf(own(syntax, 'return')), 'type');
  return defined<Member>({
    kind,
    ids: [uid, textIn(value, 'overload')].filter((id) => id !== ''),
    name,
    code,
    parameters: objectsIn(syntax, 'parameters').map((each, index) => readParameter(item, each, taken[index])),
    type: type === '' ? (kind === 'method' ? 'void' : undefined) : typeName(item, type),
    default: kind === 'value' ? /[^=!<>]=\s*([^=>].*)$/.exec(code)?.[1] : undefined,
    flags:
      kind === 'value' ? ['protected', 'static'].filter((word) => code.split(' ').includes(word)) : undefined,
    say: (linkTo) => readTexts(item, linkTo),
  });
}

/** A parameter; defaults stand in the declaration alone. */
function readParameter(item: DocfxItem, value: JsonObject, written = ''): Parameter {
  const type = textIn(value, 'type');
  const equals = written.indexOf(' = ');
  return defined<Parameter>({
    name: textIn(value, 'id'),
    type: type === '' ? undefined : typeName(item, type),
    default: equals === -1 ? undefined : written.slice(equals + 3),
    optional: written.startsWith('params ') ? true : undefined,
  });
}

/** The declaration; each attribute is in a line of its own. */
function codeOf({ value }: DocfxItem): string {
  const lines = textIn(objectOf(own(value, 'syntax')), 'content').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
