import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, suggest } from '../../diagnostics/index.ts';
import {
  findMember,
  isOutside,
  joinPointer,
  type MemberNode,
  type ObjectNode,
  type ValueNode,
} from '../../source/index.ts';
import { pointedSpan } from '../read/describe.ts';
import { elements } from '../schema/areas/navigation.ts';
import { findLanguage, languages } from '../settings/languages.ts';
import { type Container, findContainer, generatedKeys, MOST_CHOICES } from './containers.ts';

interface Level {
  readonly diagnostics: Diagnostic[];
  /** A specification is in effect here. */
  readonly hasSpecification: boolean;
}

/**
 * Checks the rules of the navigation that no schema expresses: language codes, labels that differ, groups with content,
 * global anchors that lead outside. `navigation` has been read by its schema.
 */
export function checkNavigation(
  navigation: ValueNode,
  hasSpecification: boolean,
  diagnostics: Diagnostic[],
): void {
  if (navigation.kind === 'object') checkLevel(navigation, { diagnostics, hasSpecification });
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
    const label = findMember(item, kind);
    if (kind === 'language') checkLanguage(label, level);
    if (kind === 'group') checkGroup(item, level);
    if (label !== undefined && isChoice === true) checkLabel(label, { ...container, seen }, level);
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
  label: MemberNode,
  { key, kind, seen }: Container & { readonly seen: Map<string, MemberNode> },
  { diagnostics }: Level,
): void {
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
  if (code === undefined || findLanguage(text) !== undefined) return;
  const accepted = Object.keys(languages);
  const suggestion = codeNamed(text, accepted) ?? suggest(text, accepted);
  const parameters = { code: text, accepted, suggestion };
  const where = { span: code.value.span, path: code.value.pointer };
  diagnostics.push(configDiagnostics['unknown-language'](parameters, where));
}

/** The code of a language that is written as a word, or with a region that is none of ours: `english`, `en-US`. */
function codeNamed(text: string, accepted: readonly string[]): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const word = text.toLowerCase();
  const meant = accepted.find(
    (code) => names.of(code)?.toLowerCase() === word || findLanguage(code)?.name.toLowerCase() === word,
  );
  const [base = ''] = word.split(/[-_]/);
  return (
    meant ??
    (base !== word && accepted.includes(base) && suggest(text, accepted) === undefined ? base : undefined)
  );
}

function checkGroup(group: ObjectNode, level: Level): void {
  // A group without a label was told already.
  const hasContent =
    group.members.length === 0 || group.members.some(({ key }) => findContainer(key) !== undefined);
  const declares = generatedKeys.some((key) => findMember(group, key) !== undefined);
  if (hasContent || declares || level.hasSpecification) return;
  const label = findMember(group, 'group');
  const where = { span: label?.value.span ?? pointedSpan(group), path: group.pointer };
  const text = label === undefined ? '' : scalarText(label.value);
  const hint = takeLink(group, level) ? { hint: LINK_HINT } : {};
  level.diagnostics.push(configDiagnostics['empty-group']({ label: text }, { ...where, ...hint }));
}

/** How authors spell that a group leads somewhere, which none does. */
const LINK_KEYS = ['href', 'url', 'link'];
const LINK_HINT =
  'A group holds pages; what only leads somewhere is an entry of `anchors`, `{ "anchor": "…", "href": "…" }`, or a page with `url` in its front matter';

/** Takes back that a group has no key for a link: it is told with what is missing in its stead. */
function takeLink({ pointer }: ObjectNode, { diagnostics }: Level): boolean {
  const places = LINK_KEYS.map((key) => `${pointer}/${key}`);
  const index = diagnostics.findIndex(
    ({ code, path = '' }) => code === 'config/unknown-key' && places.includes(path),
  );
  if (index >= 0) diagnostics.splice(index, 1);
  return index >= 0;
}

function checkGlobal(global: ValueNode, level: Level): void {
  if (global.kind !== 'object') return;
  for (const { key, value } of global.members) {
    if (value.kind !== 'array') continue;
    for (const item of value.items) checkGlobalLink(key, item, level);
  }
  checkLevel(global, level);
}

function checkGlobalLink(key: string, item: ValueNode, { diagnostics }: Level): void {
  const href = findMember(item, 'href')?.value;
  if (href === undefined) {
    // One that was refused has been told.
    const path = joinPointer(item.pointer, 'href');
    if (diagnostics.some((told) => told.path === path)) return;
    const kind = findContainer(key)?.kind ?? 'anchor';
    const where = { span: pointedSpan(item), path: item.pointer, label: '`href` is missing' };
    const parameters = { noun: `${elements[kind].noun} under \`global\``, key: 'href', misspelt: undefined };
    diagnostics.push(configDiagnostics['missing-key'](parameters, where));
    return;
  }
  const text = scalarText(href);
  if (key !== 'anchors' || isOutside(text)) return;
  const where = { span: href.span, path: href.pointer };
  diagnostics.push(configDiagnostics['relative-global-anchor']({ href: text }, where));
}

function scalarText(node: ValueNode): string {
  return node.kind === 'scalar' ? String(node.value).trim() : '';
}
