import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, proposeValue, suggest, type Where } from '../../diagnostics/index.ts';
import {
  findMember,
  isOutside,
  joinPointer,
  type MemberNode,
  type ObjectNode,
  type ValueNode,
} from '../../source/index.ts';
import { pointedSpan } from '../read/describe.ts';
import type { UnknownKeys } from '../read/spot.ts';
import { mendKey } from '../read/unknown-keys.ts';
import { elements } from '../schema/areas/navigation.ts';
import { findLanguage, languages } from '../settings/languages.ts';
import { type Container, containers, findContainer, generatedKeys, MOST_CHOICES } from './containers.ts';

interface Level {
  readonly diagnostics: Diagnostic[];
  readonly unknown: FoundUnknown;
  /** A specification is in effect here. */
  readonly hasSpecification: boolean;
  /** What stood at a pointer was refused, and told. */
  readonly isRefused: (pointer: string) => boolean;
}

/** What stands around the navigation. */
interface Around {
  readonly hasSpecification: boolean;
  /** Objects with keys that no schema has. */
  readonly unknown: readonly UnknownKeys[];
  /** What the schema found. */
  readonly told: readonly Diagnostic[];
}

/** What is wrong with the navigation, and the unknown keys that this names. */
interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly named: ReadonlySet<MemberNode>;
}

/**
 * Checks the rules of the navigation that no schema expresses: language codes, labels that differ, groups with content,
 * global anchors that lead outside. `navigation` has been read by its schema.
 */
export function checkNavigation(navigation: ValueNode, { hasSpecification, unknown, told }: Around): Checked {
  const diagnostics: Diagnostic[] = [];
  const found = findUnknown(unknown);
  const isRefused = (pointer: string): boolean => told.some(({ path }) => path === pointer);
  if (navigation.kind === 'object')
    checkLevel(navigation, { diagnostics, unknown: found, hasSpecification, isRefused });
  return { diagnostics, named: found.named };
}

/** Unknown keys by the object that has them, and those that a finding names. */
interface FoundUnknown {
  readonly byPlace: ReadonlyMap<string, readonly MemberNode[]>;
  readonly named: Set<MemberNode>;
}

function findUnknown(objects: readonly UnknownKeys[]): FoundUnknown {
  const byPlace = new Map(objects.map(({ node, unknown }) => [placeOf(node), unknown]));
  return { byPlace, named: new Set() };
}

function placeOf({ span, pointer }: ValueNode): string {
  return `${span.file}${pointer}`;
}

/** Takes an unknown key of an object as the reason for a finding that names it. */
function nameUnknown(
  node: ValueNode,
  { unknown: { byPlace, named } }: Level,
  isReason: (member: MemberNode) => boolean,
): MemberNode | undefined {
  const reason = byPlace.get(placeOf(node))?.find(isReason);
  if (reason !== undefined) named.add(reason);
  return reason;
}

function checkLevel(node: ObjectNode, around: Level): void {
  const declares = generatedKeys.some((key) => findMember(node, key) !== undefined);
  const level = { ...around, hasSpecification: around.hasSpecification || declares };
  for (const { key, value } of node.members) {
    const container = findContainer(key);
    if (key === 'global') checkGlobal(value, level);
    else if (container !== undefined && value.kind === 'array') checkContainer(container, value.items, level);
  }
}

function checkContainer(container: Container, items: readonly ValueNode[], level: Level): void {
  const { key, kind, isChoice, hasDefault } = container;
  const seen = new Map<string, MemberNode>();
  const excess = isChoice === true ? items[MOST_CHOICES] : undefined;
  if (excess !== undefined) {
    const where = { span: pointedSpan(excess), path: excess.pointer };
    const count = items.length - MOST_CHOICES;
    level.diagnostics.push(configDiagnostics['choice-limit']({ key, limit: MOST_CHOICES, count }, where));
  }
  if (hasDefault === true) checkDefaults(key, items, level);
  for (const item of items) {
    if (item.kind !== 'object') continue;
    if (kind === 'language') checkLanguage(findMember(item, kind), level);
    if (kind === 'group') checkGroup(item, level);
    if (isChoice === true) checkLabel(item, { ...container, seen }, level);
    checkLevel(item, level);
  }
}

/** Readers begin at one entry: the first that says so. */
function checkDefaults(key: string, items: readonly ValueNode[], { diagnostics }: Level): void {
  const marks = items.flatMap((item) => findMember(item, 'default')?.value ?? []);
  const [first, ...others] = marks.filter((mark) => mark.kind === 'scalar' && mark.value === true);
  for (const { span, pointer } of others) {
    const related = first === undefined ? [] : [{ message: 'the first one', span: first.span }];
    diagnostics.push(configDiagnostics['second-default']({ key }, { span, path: pointer, related }));
  }
}

function checkLabel(
  item: ObjectNode,
  { key, kind, seen }: Container & { readonly seen: Map<string, MemberNode> },
  { diagnostics }: Level,
): void {
  const name = kind === 'product' ? findMember(item, 'name') : undefined;
  const label = name ?? findMember(item, kind);
  if (label === undefined) return;
  const text = scalarText(label.value);
  const earlier = seen.get(text);
  seen.set(text, earlier ?? label);
  if (earlier === undefined || text === '') return;
  const related = [{ message: 'the other one', span: earlier.value.span }];
  const where = { span: label.value.span, path: label.value.pointer, related };
  const { noun } = elements[kind];
  diagnostics.push(configDiagnostics['duplicate-label']({ noun, label: text, key }, where));
}

function checkLanguage(code: MemberNode | undefined, { diagnostics }: Level): void {
  const text = code === undefined ? '' : scalarText(code.value);
  // An empty one was told.
  if (code === undefined || text === '' || Object.hasOwn(languages, text)) return;
  const accepted = Object.keys(languages);
  const suggestion = codeNamed(text, accepted) ?? suggest(text, accepted);
  const parameters = { code: text, accepted, suggestion };
  const { span, pointer } = code.value;
  const where = { span, path: pointer, ...proposeValue(span, suggestion) };
  diagnostics.push(configDiagnostics['unknown-language'](parameters, where));
}

/** The code of a language that is cased otherwise, a word, or has a region that is none of ours: `EN`, `english`, `en-US`. */
function codeNamed(text: string, accepted: readonly string[]): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const word = text.toLowerCase();
  const meant = accepted.find((code) =>
    [code, names.of(code), findLanguage(code)?.name].some((name) => name?.toLowerCase() === word),
  );
  const [base = ''] = word.split(/[-_]/);
  return (
    meant ??
    (base !== word && accepted.includes(base) && suggest(text, accepted) === undefined ? base : undefined)
  );
}

function checkGroup(group: ObjectNode, level: Level): void {
  // A group without a label was told already, and so was a list that is none.
  const hasContent =
    group.members.length === 0 ||
    containers.some(({ key }) => findMember(group, key) ?? level.isRefused(joinPointer(group.pointer, key)));
  const declares = generatedKeys.some((key) => findMember(group, key) !== undefined);
  if (hasContent || declares || level.hasSpecification) return;
  const label = findMember(group, 'group');
  const where = { span: label?.value.span ?? pointedSpan(group), path: group.pointer };
  const text = label === undefined ? '' : scalarText(label.value);
  level.diagnostics.push(
    configDiagnostics['empty-group']({ label: text }, { ...where, ...reasonOfEmpty(group, level) }),
  );
}

/** How authors spell that a group leads somewhere, which none does. */
const LINK_KEYS = ['href', 'url', 'link'];
const LINK_HINT =
  'A group holds pages; what only leads somewhere is an entry of `anchors`, `{ "anchor": "…", "href": "…" }`, or a page with `url` in its front matter';

/** What to do about a group that has no pages, but a key that says why. */
function reasonOfEmpty(group: ObjectNode, level: Level): Pick<Where, 'hint' | 'fix'> {
  if (nameUnknown(group, level, ({ key }) => LINK_KEYS.includes(key)) !== undefined)
    return { hint: LINK_HINT };
  const list = nameUnknown(group, level, ({ value }) => value.kind === 'array');
  if (list === undefined) return {};
  const hint = `Is it \`${list.key}\`, which is no key of a group? Then write \`pages\``;
  return { hint, ...mendKey(list, ['pages'], group.members) };
}

function checkGlobal(global: ValueNode, level: Level): void {
  if (global.kind !== 'object') return;
  for (const { key, value } of global.members) {
    if (value.kind !== 'array') continue;
    for (const item of value.items) checkGlobalLink(key, item, level);
  }
  checkLevel(global, level);
}

function checkGlobalLink(key: string, item: ValueNode, level: Level): void {
  const { diagnostics } = level;
  const href = findMember(item, 'href')?.value;
  const noun = `${elements[findContainer(key)?.kind ?? 'anchor'].noun} under \`global\``;
  if (href === undefined) {
    // One that was refused has been told, and so has an entry of nothing.
    if (
      item.kind !== 'object' ||
      item.members.length === 0 ||
      level.isRefused(joinPointer(item.pointer, 'href'))
    )
      return;
    const misspelt = nameUnknown(item, level, (member) => suggest(member.key, ['href']) !== undefined);
    diagnostics.push(
      misspelt === undefined
        ? configDiagnostics['missing-key'](
            { noun, keys: ['href'] },
            {
              span: pointedSpan(item),
              path: item.pointer,
              label: '`href` is missing',
              hint: contentOf(item).length === 0 ? undefined : CONTENT_HINT,
            },
          )
        : configDiagnostics['missing-key'](
            { noun, keys: ['href'], misspelt: misspelt.key },
            {
              span: misspelt.keySpan,
              path: misspelt.value.pointer,
              ...mendKey(misspelt, ['href'], item.members),
            },
          ),
    );
    return;
  }
  checkGlobalContent(item, noun, level);
  const text = scalarText(href);
  if (key !== 'anchors' || isOutside(text)) return;
  const where = { span: href.span, path: href.pointer };
  diagnostics.push(configDiagnostics['relative-global-anchor']({ href: text }, where));
}

const CONTENT_KEYS: ReadonlySet<string> = new Set([
  ...containers.map(({ key }) => key),
  ...generatedKeys,
  'root',
]);

const CONTENT_HINT = 'Elements under `global` are links; write one with pages of its own outside of `global`';

function contentOf(item: ValueNode): readonly MemberNode[] {
  return item.kind === 'object' ? item.members.filter(({ key }) => CONTENT_KEYS.has(key)) : [];
}

/** Reports what a link under `global` holds: it only leads somewhere, and nothing else is shown of it. */
function checkGlobalContent(item: ValueNode, noun: string, { diagnostics }: Level): void {
  for (const { key, keySpan, value } of contentOf(item)) {
    const where = { span: keySpan, path: value.pointer };
    diagnostics.push(configDiagnostics['unknown-key']({ key, noun, hint: CONTENT_HINT }, where));
  }
}

function scalarText(node: ValueNode): string {
  return node.kind === 'scalar' ? String(node.value).trim() : '';
}
