import { smartHeadingSlug } from '@waymark/core/content';
import { readModule } from '../../parse/read-module.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import { isTag, type MdxNode, startOf } from '../../parse/tree.ts';
import { checkElement } from '../checks/check-element.ts';
import { checkHeading } from '../checks/check-markdown.ts';
import { collectElement, collectOwnPlace } from '../facts/collect-element.ts';
import { collectLeaf } from '../facts/collect-leaf.ts';
import { headingName, headingWords } from '../facts/heading-words.ts';
import type { Instance } from '../instance.ts';
import { includedFile } from './included-file.ts';
import { visitSnippet } from './visit-snippet.ts';
import { tocEntry, type Walk, type WalkPosition } from './walk.ts';

interface HeadingOptions {
  readonly level: number;
  readonly id?: string;
}

/** Gives a heading its id, and begins a section. */
export function visitHeading(
  node: MdxNode,
  walk: Walk,
  position: WalkPosition,
  { level, id }: HeadingOptions,
): void {
  const { instance } = position;
  const text = headingWords(node, instance, {
    text: ({ value = '' }, within) => walk.knownText(value, within),
    snippet: (tag, within) => readIncluded(tag, within, walk),
  }).trim();
  const written = id ?? explicitIdOf(node, instance);
  const unique = walk.uniqueId(written ?? smartHeadingSlug(headingName(node, instance) || text));
  walk.ids.set(node, unique);
  walk.collector.heading(tocEntry(unique, text, level, position), {
    inToc: !position.hidden && level <= 4 && text !== '',
  });
  for (const found of checkHeading(node, instance.module)) walk.diagnostics.push(found);
  for (const child of node.children ?? []) visitInHeading(child, unique, walk, position);
}

function explicitIdOf(node: MdxNode, { module }: Instance): string | undefined {
  return module.explicitIds.size === 0 ? undefined : module.explicitIds.get(module.toSource(startOf(node)));
}

/** Links, places, components and files inside a heading count; its words are the heading's own. */
function visitInHeading(node: MdxNode, heading: string, walk: Walk, position: WalkPosition): void {
  if (node.type === 'text') return;
  if (node.type === 'link' || node.type === 'image')
    collectLeaf({ ...node, alt: '' }, walk.collector, position.instance);
  else if (isTag(node)) {
    const file = includedFile(node, walk.environment, position.instance);
    if (file !== undefined && visitSnippet(node, file, walk, position)) return;
    visitTagInHeading(node, heading, walk, position);
  }
  for (const child of node.children ?? []) visitInHeading(child, heading, walk, position);
}

/** Exports of GitBook have in each heading a link with the id that the heading has anyway: an empty one stands for that. */
function visitTagInHeading(node: MdxNode, heading: string, walk: Walk, { instance }: WalkPosition): void {
  const { props, definition } = collectElement(node, walk, instance);
  if (props['id'] === heading && isHtmlName(node.name ?? '')) walk.ids.set(node, '');
  else collectOwnPlace(node, { props, definition }, walk, instance);
  checkElement(node, walk, instance);
}

/** The file that a tag of a heading includes, before it is visited: the name of a section comes before what stands in it. */
function readIncluded(tag: MdxNode, parent: Instance, { environment }: Walk): Instance | undefined {
  const file = includedFile(tag, environment, parent);
  const text = file === undefined ? undefined : environment.readText(file);
  if (file === undefined || text === undefined) return undefined;
  const { value: module } = readModule(file, text, environment);
  return module && { module, tag, parent };
}
