import { explicitId, headingSlug, plainSlug } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics, suggest } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type {
  ComponentAnchor,
  ComponentDefinition,
  WrittenProps,
} from '../../../components/definition/definition.ts';
import { readList, readNumber, readString } from '../../../components/definition/props.ts';
import { plainTitle } from '../../../components/drawing/children.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import { type MdxNode, nodeText } from '../../parse/tree.ts';
import { checkComponent } from '../checks/check-component.ts';
import { importFor } from '../checks/import-advice.ts';
import { collectOwnPlace } from '../facts/collect-element.ts';
import type { FieldFacts } from '../facts/collect-facts.ts';
import { headingName } from '../facts/heading-words.ts';
import { readUpdate } from '../facts/read-update.ts';
import { shownWords } from '../facts/shown-words.ts';
import { spanOf } from '../instance.ts';
import { locateProps } from '../locate-prop.ts';
import {
  addLanguage,
  isSeen,
  noteGivenId,
  type RepeatedTitle,
  tocEntry,
  type Walk,
  type WalkPosition,
} from './walk.ts';

/** A tag of a built-in component, and its props that are plain data. */
export interface ComponentTag {
  readonly node: MdxNode;
  readonly definition: ComponentDefinition;
  readonly props: WrittenProps;
}

/** Checks a built-in component, notes what it says and visits what stands in it. */
export function visitComponent(tag: ComponentTag, walk: Walk, position: WalkPosition): void {
  const { node, definition, props } = tag;
  checkTag(tag, walk, position);
  if (typeof props['language'] === 'string') addLanguage(props['language'], walk);
  if (definition.appears?.(props) === false) return;
  const field = definition.field?.(props);
  collectTitle(tag, walk, position);
  collectWords(props, field, walk);
  if (definition.rawChildren !== undefined) {
    walk.collector.text(nodeText(node));
    return;
  }
  if (definition.childless === true) return;
  if (field !== undefined) walk.collector.beginField(field);
  walk.visitChildren(node, walk, {
    ...position,
    hidden: position.hidden || definition.hidesHeadings === true,
    covered: position.covered || isCovered(tag, walk, position),
    feeds: position.feeds || definition.feeds === true,
    parent: definition.name,
    isUnknown: false,
    parentProps: props,
    alternatives: { count: 0 },
  });
  if (field !== undefined) walk.collector.endField();
  if (definition.feeds === true && !position.feeds)
    walk.collector.update(
      readUpdate(node, { ...walk, id: walk.ids.get(node) ?? '', props, instance: position.instance }),
    );
}

function checkTag(tag: ComponentTag, walk: Walk, position: WalkPosition): void {
  const { name, once } = tag.definition;
  const span = spanOf(tag.node, position.instance);
  const find = locateProps(tag.node, position.instance);
  const spanOfProp = (prop: string): Span => find(prop) ?? span;
  const place = { span, spanOfProp, parent: position.parent, isInUnknown: position.isUnknown };
  const findImport = (): string | undefined => importInstead(tag, walk, position);
  for (const each of checkComponent({ ...tag, ...place, findImport })) walk.diagnostics.push(each);
  checkVariations(tag, spanOfProp, walk);
  if (once === true && isSeen(name, walk))
    walk.diagnostics.push(mdxDiagnostics.repeated({ component: name }, { span }));
}

/** Advice to import another component; only of a tag that has one of our other names is it likely that another is meant. */
function importInstead(
  { node: { name }, definition }: ComponentTag,
  { environment }: Walk,
  { instance }: WalkPosition,
): string | undefined {
  const isOther = typeof name === 'string' && name !== definition.name;
  return isOther ? importFor(name, environment, instance.module.file) : undefined;
}

/** Reports variations that the site has not. */
function checkVariations(
  { definition, props }: ComponentTag,
  spanOfProp: (prop: string) => Span,
  { environment, diagnostics }: Walk,
): void {
  if (definition.name !== 'Variation') return;
  const ids = readList(props['is']) ?? [];
  const known = environment.variations?.();
  if (known === undefined) return;
  for (const id of ids) {
    if (known.includes(id)) continue;
    const suggestion = suggest(id, known);
    diagnostics.push(mdxDiagnostics['unknown-variation']({ id, suggestion }, { span: spanOfProp('is') }));
  }
}

/** Texts that readers see beside title and content: of a field its name and type. */
function collectWords({ name, ...props }: WrittenProps, field: FieldFacts | undefined, walk: Walk): void {
  const own = field === undefined ? shownWords({ name }) : [`${field.name} ${field.type ?? ''}`];
  for (const words of [...own, ...shownWords(props)]) walk.collector.text(`${words}\n`);
}

/** Whether another part is shown first in the place of this one. */
function isCovered(
  { definition: { alternative }, props }: ComponentTag,
  { collector }: Walk,
  { parentProps, alternatives }: WalkPosition,
): boolean {
  if (alternative === undefined) return false;
  if (alternative === 'of-page') return !collector.view(plainTitle(props['title']));
  const first = readNumber(parentProps?.['defaultTabIndex']) ?? 0;
  const index = alternatives?.count ?? 0;
  if (alternatives !== undefined) alternatives.count += 1;
  return index !== Math.max(0, Math.trunc(first));
}

/** The title that readers see of a component: that of an element of HTML is no text of the page. */
function shownTitle({ name }: ComponentTag['definition'], { title }: WrittenProps): string {
  return typeof title === 'string' && !isHtmlName(name) ? `${title}\n` : '';
}

function collectTitle({ node, definition, props }: ComponentTag, walk: Walk, position: WalkPosition): void {
  const { collector, ids, uniqueId } = walk;
  const anchor = definition.anchor?.(props, position.parentProps);
  if (anchor === undefined) {
    collectOwnPlace(node, { props, definition }, walk, position.instance);
    collector.text(shownTitle(definition, props));
    return;
  }
  const text = anchor.text ?? (headingName(node, position.instance) || nodeText(node).trim());
  const slug = anchor.rule === 'heading' ? headingSlug(text) : plainSlug(text);
  const written = writtenId(props);
  const own = written === undefined ? undefined : explicitId(written);
  if (own !== undefined) noteGivenId(own, spanOf(node, position.instance), walk);
  const id = uniqueId(own ?? slug, anchor.firstRepeat);
  ids.set(node, id);
  const { name: component } = definition;
  const isMade = text !== '' && written === undefined;
  const key = `${component}#${slug}`;
  if (isMade && isNumbered(anchor) && isSeen(key, walk))
    noteRepeatedTitle(id, { component, title: text, span: spanOf(node, position.instance) }, key, walk);
  if (anchor.tocLevel === undefined || text === '') {
    collector.anchor(id);
    // The title of a field is made for its address: what readers see is its name.
    if (definition.field === undefined) collector.text(`${text}\n`);
  } else collector.heading(tocEntry(id, text, anchor.tocLevel, position), { inToc: !position.hidden });
}

/** Notes the id of a title that was there before: a page that has one many times is told so once. */
function noteRepeatedTitle(
  id: string,
  found: Omit<RepeatedTitle, 'ids'>,
  key: string,
  { titles }: Walk,
): void {
  const repeated = titles.get(key) ?? { ...found, ids: [] };
  repeated.ids.push(id);
  titles.set(key, repeated);
}

/** What is told of the titles that a page has more than once. */
export function repeatedTitles(titles: Walk['titles']): readonly Diagnostic[] {
  return [...titles.values()].map(({ span, ...repeated }) =>
    mdxDiagnostics['duplicate-title'](repeated, { span }),
  );
}

/** The id that the author gives; an empty one is none. */
function writtenId(props: WrittenProps): string | undefined {
  return readString(props['id']) || undefined;
}

/** Whether the address of what has the same title again gets a number that says nothing. */
function isNumbered({ rule, firstRepeat }: ComponentAnchor): boolean {
  return rule === 'plain' && firstRepeat === undefined;
}
