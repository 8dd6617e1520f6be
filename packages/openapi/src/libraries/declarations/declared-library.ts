import { defined } from '../../model/json.ts';
import type { OperationUrl } from '../../model/operation-url.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import type { Library, LibrarySymbol, SymbolKind } from '../library.ts';
import { type Comment, summaryOf } from '../symbol-content.ts';
import type { Declaration, Member } from './declaration.ts';
import { anchorOfMember, declarationContent, membersContent, sharedNames } from './declaration-content.ts';

/** What a documentation tool found in code. */
export interface Declared {
  readonly source: string;
  /** The language of the declarations, as fences name it. */
  readonly language: string;
  /** All that have pages, in the order of the groups of pages. */
  readonly declarations: readonly Declaration[];
  /** Tells where an address in the texts of a declaration leads; `find` knows where ids are shown. */
  readonly linkFrom: (from: Declaration, find: FindPlace) => LinkTo;
}

/** Address of the place where an id is shown, if there is one. */
export type FindPlace = (id: string) => string | undefined;

/** A declaration, and its members where some of them are asked for. */
interface Found {
  readonly declaration: Declaration;
  readonly members?: readonly Member[];
}

/** Makes a library of what a documentation tool found in code. */
export function declaredLibrary(declared: Declared): Library {
  const { language, declarations, linkFrom } = declared;
  const say = (from: Declaration, member: Pick<Member, 'say'>): Comment =>
    member.say(linkFrom(from, () => undefined)).comment;
  const symbols = declarations.map((each) => symbolOf(each, say(each, each)));
  const symbolsOf = new Map(declarations.map((each, index) => [each, symbols[index]]));
  const byName = new Map(declarations.toReversed().map((each) => [`${each.kind} ${each.name}`, each]));
  const places = placesOf(declarations);
  const inside = insideOf(declarations);
  const types = typesByTitle(declarations);
  const find = (kind: string, name: string): Found | undefined => {
    const exact = byName.get(`${kind} ${name}`);
    return exact === undefined ? findNamed(declarations, kind, name) : { declaration: exact };
  };
  return {
    language,
    symbols,
    find: (kind, name) => {
      const found = find(kind, name);
      if (found === undefined) return undefined;
      const { declaration, members } = found;
      return members === undefined
        ? symbolsOf.get(declaration)
        : memberSymbol(
            members,
            { kind: kind as SymbolKind, name },
            members.map((each) => say(declaration, each)),
          );
    },
    findType: (title) => {
      const found = types.get(title);
      return found && symbolsOf.get(found);
    },
    readPage: (kind, name, urlOf) => {
      const found = find(kind, name);
      if (found === undefined) return undefined;
      const { declaration, members } = found;
      const linkTo = linkFrom(declaration, (id) => addressOf(places.get(id), urlOf));
      const entries = (inside.get(declaration.id) ?? []).map((each) => ({
        kind: each.kind,
        title: each.title,
        url: urlOf({ method: each.kind, path: each.name }),
        description: symbolsOf.get(each)?.description,
      }));
      const reading = { source: declared.source, linkTo, inside: entries };
      return members === undefined
        ? declarationContent(declaration, reading)
        : membersContent(members, reading);
    },
  };
}

function symbolOf({ kind, name, title, groups, slug }: Declaration, comment: Comment): LibrarySymbol {
  return defined<LibrarySymbol>({
    kind,
    name,
    title: kind === 'FUNCTION' ? `${title}()` : title,
    groups,
    slug,
    description: summaryOf(comment),
    deprecated: comment.deprecated === undefined ? undefined : true,
  });
}

/** A member, of which there may be several forms: it is deprecated when all of them are. */
function memberSymbol(
  members: readonly Member[],
  { kind, name }: Pick<LibrarySymbol, 'kind' | 'name'>,
  comments: readonly Comment[],
): LibrarySymbol {
  const [comment] = comments;
  return defined<LibrarySymbol>({
    kind,
    name,
    title: members[0]?.kind === 'value' ? name : `${name}()`,
    groups: [],
    description: comment && summaryOf(comment),
    deprecated: comments.every((each) => each.deprecated !== undefined) || undefined,
  });
}

/** Finds what is called by the end of its name, or a member behind its parent's. */
function findNamed(declarations: readonly Declaration[], kind: string, name: string): Found | undefined {
  if (kind !== 'METHOD' && kind !== 'PROPERTY') {
    const declaration = declarations.find((each) => each.kind === kind && isCalled(each, name));
    return declaration && { declaration };
  }
  const [, parent = '', own = ''] = /^(.*?)(?:\.|::|#)\$?([^.:#$]+)$/.exec(name) ?? [];
  for (const declaration of declarations) {
    if (!isCalled(declaration, parent)) continue;
    const members = declaration.members.filter(
      (each) => each.name.replace(/^\$/, '') === own && (each.kind === 'value') === (kind === 'PROPERTY'),
    );
    if (members.length > 0) return { declaration, members };
  }
  return undefined;
}

/** Whether a declaration has a name: as a whole or from some point on, with its type parameters or without. */
function isCalled({ name }: Declaration, written: string): boolean {
  return [name, withoutParameters(name)].some(
    (each) => each === written || each.endsWith(`.${written}`) || each.endsWith(`\\${written}`),
  );
}

/** What stands in each declaration and has a page of its own, by the id around it. */
function insideOf(declarations: readonly Declaration[]): ReadonlyMap<string, readonly Declaration[]> {
  const inside = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    if (declaration.around === undefined) continue;
    const known = inside.get(declaration.around);
    if (known === undefined) inside.set(declaration.around, [declaration]);
    else known.push(declaration);
  }
  return inside;
}

/** Where an id is shown: on the page of a declaration, or there at a member. */
interface Place {
  readonly declaration: Declaration;
  readonly anchor?: string;
}

function placesOf(declarations: readonly Declaration[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const declaration of declarations) {
    const shared = sharedNames(declaration.members);
    for (const member of declaration.members) {
      const anchor = anchorOfMember(member, shared);
      for (const id of member.ids) if (!places.has(id)) places.set(id, { declaration, anchor });
    }
  }
  for (const declaration of declarations) places.set(declaration.id, { declaration });
  return places;
}

function addressOf(place: Place | undefined, urlOf: OperationUrl): string | undefined {
  const url = place && urlOf({ method: place.declaration.kind, path: place.declaration.name });
  return url === undefined || place?.anchor === undefined ? url : `${url}#${place.anchor}`;
}

/** Types by the last part of their names, as declarations name them; those that stand in others come last. */
function typesByTitle(declarations: readonly Declaration[]): ReadonlyMap<string, Declaration> {
  const types = declarations.filter(({ kind }) => ['CLASS', 'INTERFACE', 'ENUM', 'TYPE'].includes(kind));
  const byDepth = types.toSorted((one, other) => depthOf(other) - depthOf(one));
  return new Map(byDepth.map((each) => [lastPart(each.title), each]));
}

function depthOf({ title }: Declaration): number {
  return title.split('.').length;
}

function lastPart(title: string): string {
  const name = withoutParameters(title);
  return name.slice(name.lastIndexOf('.') + 1);
}

/** `Box` of `Box<T>`. */
function withoutParameters(name: string): string {
  const begin = name.indexOf('<');
  return begin === -1 ? name : name.slice(0, begin);
}
