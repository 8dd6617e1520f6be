import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { contentDiagnostics } from '../../diagnostics/catalog/content.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { findMember, joinPointer, type MemberNode, type ValueNode } from '../../source/index.ts';
import type { LeftOutPart } from '../json/refs.ts';
import { checkNavigation } from '../navigation/check-navigation.ts';
import { containers } from '../navigation/containers.ts';
import { NAVIGATION_NAMES } from '../schema/foreign-keys.ts';
import { pointedSpan } from './describe.ts';
import type { UnknownKeys } from './spot.ts';
import { reportUnknownKeys, whereUnknown } from './unknown-keys.ts';

/** Keys of `navigation` that give the site something to show. */
const CONTENT_KEYS: ReadonlySet<string> = new Set([
  ...containers.map(({ key }) => key),
  'openapi',
  'asyncapi',
]);

/** What reading has told so far. */
interface Told {
  /** Objects with keys that no schema has. */
  readonly unknown: readonly UnknownKeys[];
  readonly told: readonly Diagnostic[];
  /** Findings about what could not be read at all. */
  readonly unread: readonly Diagnostic[];
  readonly leftOut: readonly LeftOutPart[];
}

/** Checks what only the whole configuration shows; keys that no schema has are told with what follows from them, if something does. */
export function checkWhole(
  root: ValueNode | undefined,
  entry: string,
  { unknown, told, unread, leftOut }: Told,
): { readonly isListed: boolean; readonly checked: readonly Diagnostic[] } {
  const navigation = findMember(root, 'navigation');
  const hasSpecification = declaresSpecification(findMember(root, 'api')?.value);
  const inside = navigation && checkNavigation(navigation.value, { hasSpecification, unknown, told });
  const isListed = navigation !== undefined && (hasSpecification || hasContent(navigation.value));
  const found = inside?.diagnostics ?? [];
  // A part that could not be read was told, and may hold all of it.
  const isExplained =
    [...unread, ...told, ...found].some((each) => isOfNavigation(each, entry)) ||
    leftOut.some((part) => mayHoldNavigation(part, entry));
  const missing =
    navigation === undefined || isListed || isExplained
      ? undefined
      : reportMissing(navigation, entry, unknown);
  const named = new Set([...(inside?.named ?? []), ...(missing?.named ?? [])]);
  const ignored = unknown.flatMap((object) => reportUnknownKeys(object, named));
  return {
    isListed,
    checked: [
      ...found,
      ...ignored,
      ...(missing?.diagnostics ?? []),
      ...checkFonts(root, told, unknown),
      ...checkFormats(root),
    ],
  };
}

/** Whether a finding is about a part that may have held pages. */
function isOfNavigation(diagnostic: Diagnostic, entry: string): boolean {
  const { code, path = '' } = diagnostic;
  if (code === 'config/wrong-type' && /^\/navigation(?:\/\w+(?:\/\d+)?)?$/.test(path)) return true;
  return code.startsWith('config/ref-') && mayHoldNavigation(diagnostic, entry);
}

/** Whether a part that was not found or could not be read may have held pages: it stands in no other key than `navigation`. */
function mayHoldNavigation({ path = '', span }: Pick<Diagnostic, 'path' | 'span'>, entry: string): boolean {
  return span?.file !== entry || /^\/(?:navigation|\$ref)\b/.test(path);
}

/** Says that nothing is listed: at what is wrong with a key of `navigation` itself, or with its own name, which is why. */
function reportMissing(
  { keySpan, value }: MemberNode,
  entry: string,
  objects: readonly UnknownKeys[],
): { readonly diagnostics: readonly Diagnostic[]; readonly named: readonly MemberNode[] } {
  const inside = objects.find(({ node }) => node.pointer === '/navigation');
  const object = inside ?? objects.find(({ node }) => node.pointer === '');
  const unknown = object?.unknown.find(({ key }) => inside !== undefined || NAVIGATION_NAMES.includes(key));
  const reason = value.span === keySpan ? `\`${entry}\` has none` : 'it lists no pages';
  const where =
    object === undefined || unknown === undefined
      ? { span: pointedSpan(value), path: value.pointer }
      : whereUnknown(unknown, object);
  return {
    diagnostics: [configDiagnostics['missing-navigation']({ reason }, where)],
    named: unknown === undefined ? [] : [unknown],
  };
}

/** What is said of a typeface that has no name; why it has none was told where one is written, or an unknown key. */
function checkFonts(
  root: ValueNode | undefined,
  told: readonly Diagnostic[],
  unknown: readonly UnknownKeys[],
): readonly Diagnostic[] {
  const fonts = findMember(root, 'fonts')?.value;
  if (fonts?.kind !== 'object' || findMember(fonts, 'family') !== undefined) return [];
  if (unknown.some(({ node }) => node.pointer === fonts.pointer)) return [];
  const family = joinPointer(fonts.pointer, 'family');
  if (told.some(({ path }) => path === family)) return [];
  const reason = '`fonts` names no `family`';
  return fonts.members
    .filter(({ key }) => key !== 'heading' && key !== 'body')
    .map(({ key, keySpan, value: { pointer: path } }) =>
      contentDiagnostics['no-effect']({ what: `fonts.${key}`, reason, more: 0 }, { span: keySpan, path }),
    );
}

/** What is said of a format of files where a named typeface has none. */
function checkFormats(root: ValueNode | undefined): readonly Diagnostic[] {
  const fonts = findMember(root, 'fonts')?.value;
  const faces = [fonts, findMember(fonts, 'heading')?.value, findMember(fonts, 'body')?.value];
  return faces.flatMap((face) => {
    const format = findMember(face, 'format');
    const isAlone = findMember(face, 'family') !== undefined && findMember(face, 'source') === undefined;
    if (format === undefined || !isAlone) return [];
    const path = format.value.pointer;
    const words = { what: path.slice(1).replaceAll('/', '.'), reason: 'there is no `source`', more: 0 };
    return [contentDiagnostics['no-effect'](words, { span: format.keySpan, path })];
  });
}

function declaresSpecification(node: ValueNode | undefined): boolean {
  return findMember(node, 'openapi') !== undefined || findMember(node, 'asyncapi') !== undefined;
}

function hasContent(navigation: ValueNode): boolean {
  return navigation.kind === 'object' && navigation.members.some(({ key }) => CONTENT_KEYS.has(key));
}
