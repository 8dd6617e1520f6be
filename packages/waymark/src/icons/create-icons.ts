import type { IconValue } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { cloneElement, h, isValidElement, type VNode } from 'preact';
import type { IconOptions } from '../components/drawing/context.ts';
import { iconDiagnostics } from './diagnostics.ts';
import { drawShape } from './draw-shape.ts';
import { createIconFinder, type IconSearch } from './find-icon.ts';
import { isIconFile, readIconName, unknownSources } from './icon-name.ts';
import type { FoundIcon, IconLibrary, IconSets } from './icon-set.ts';

/** What drawing an icon asks of the place that it is drawn in. */
export interface IconPlace {
  /** Resolves the path of an icon file as written. */
  readonly asset?: (src: string, from: IconOptions['from']) => string;
  /** Takes notice of unknown icons, with the name that may be meant, and of styles that only the paid set has. */
  readonly report?: (diagnostic: Diagnostic, meant?: string) => void;
}

/** Draws an icon as inline `<svg>` or, for a file, as `<img>`; no more than its room for a name that no library knows, which is reported. */
export type DrawIcon = (
  value: IconValue | VNode | undefined,
  options?: IconOptions,
  place?: IconPlace,
) => VNode | undefined;

/** A dot keeps the place of an icon that only the paid set has, where no free one is near. */
const DOT: FoundIcon = { viewBox: '0 0 16 16', body: '<circle cx="8" cy="8" r="2" fill="currentColor"/>' };
/** Of an unknown icon its room is left, so that rows with and without one stand even. */
const ROOM: FoundIcon = { viewBox: '0 0 16 16', body: '' };

/** Creates the function that draws icons out of the given sets; bare names belong to `library`. */
export function createIcons(sets: IconSets, { library }: { readonly library: IconLibrary }): DrawIcon {
  const find = createIconFinder(sets);
  return (value, options = {}, place = {}) => {
    if (value === undefined) return undefined;
    if (isValidElement(value)) return sizeDrawing(value, options);
    const icon = value as IconValue;
    const file = typeof icon === 'string' ? fileOf(icon.trim()) : undefined;
    if (file !== undefined) return drawFile(file, options, place);
    const name = readIconName(icon, options);
    if (name.name === '') return undefined;
    const search = find(name, name.library ?? library);
    reportProblems(place, icon, options, search);
    if (search.kind === 'unknown' && options.inText === true) return undefined;
    return drawShape(shapeOf(search), options);
  };
}

/** The address of an icon that is a file; the text of a drawing is one by itself. */
function fileOf(written: string): string | undefined {
  if (!/^<svg[\s>]/i.test(written)) return isIconFile(written) ? written : undefined;
  const named = /\sxmlns=/.test(written)
    ? written
    : `<svg xmlns="http://www.w3.org/2000/svg"${written.slice(4)}`;
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}

/** A drawing of the author's is as large as other icons of its place, and in their colour, unless it says so itself. */
function sizeDrawing(drawing: VNode, { size = 16 }: IconOptions): VNode {
  const { tag, attributes } = drawing.props as {
    readonly tag?: unknown;
    readonly attributes?: Readonly<Record<string, unknown>>;
  };
  if (tag !== 'svg' || attributes === undefined || 'width' in attributes || 'height' in attributes)
    return drawing;
  const defaults = { width: size, height: size, fill: 'currentColor' };
  return cloneElement(drawing, { attributes: { ...defaults, ...attributes } } as object);
}

/** Says that an icon is not the one that was asked for. */
function reportProblems(
  { report }: IconPlace,
  icon: IconValue,
  options: IconOptions,
  search: IconSearch,
): void {
  if (report === undefined) return;
  const { name } = readIconName(icon, options);
  for (const each of unknownSources(icon, options)) report(iconDiagnostics['unknown-source'](each));
  const meant = search.kind === 'unknown' ? search.suggestion : undefined;
  for (const each of problemsOf(search, name)) report(each, meant);
}

function problemsOf(search: IconSearch, name: string): readonly Diagnostic[] {
  if (search.kind === 'unknown') return [iconDiagnostics.unknown({ name, suggestion: search.suggestion })];
  const { substitute: wanted } = search;
  const standIn = search.kind === 'paid' ? 'a dot' : `the free icon ${search.shown ?? ''}`;
  return wanted === undefined ? [] : [iconDiagnostics['paid-only']({ wanted, name, standIn })];
}

function shapeOf(search: IconSearch): FoundIcon {
  if (search.kind === 'found') return search.icon;
  return search.kind === 'paid' ? DOT : ROOM;
}

/** Nothing for a file that has no address here. */
function drawFile(
  written: string,
  { size = 16, className, from }: IconOptions,
  { asset }: IconPlace,
): VNode | undefined {
  const src = asset === undefined ? written : asset(written, from);
  if (src === '') return undefined;
  const attributes: Record<string, unknown> = {
    class: className ? `icon ${className}` : 'icon',
    src,
    alt: '',
    width: size,
    height: size,
  };
  return h('img', attributes);
}
