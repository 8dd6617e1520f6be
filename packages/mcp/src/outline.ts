import type { NavigationElement, SearchChoices } from './docs-reader.ts';

/** Most lines of an answer: agents read all of it. */
const MOST_LINES = 400;

/** The navigation as a nested list. Where that is too long, what lies deep is counted, and can be asked for by its label. */
export function outline(root: NavigationElement): string {
  const elements = root.children ?? [];
  for (let depth = depthOf(root); depth > 1; depth -= 1) {
    const lines = linesOf(elements, depth, '');
    if (lines.length <= MOST_LINES) return lines.join('\n');
  }
  return linesOf(elements, 1, '').join('\n');
}

/** The first element with a label, below the elements that a path of labels names (`Guides > Start`). */
export function findSection(root: NavigationElement, path: string): NavigationElement | undefined {
  const labels = path.split('>').map((label) => label.trim().toLowerCase());
  let found: NavigationElement | undefined = root;
  for (const label of labels) found = found && findLabel(found, label);
  return found;
}

/** Says which chosen language, version or product the docs do not have, and which they have. */
export function describeMissing(
  root: NavigationElement | undefined,
  choices: SearchChoices,
): readonly string[] {
  return (['language', 'version', 'product'] as const).flatMap((kind) => {
    const chosen = choices[kind];
    const labels = root === undefined ? [] : [...new Set(labelsOf(root, kind))];
    if (chosen === undefined || labels.includes(chosen)) return [];
    const others = labels.length === 0 ? 'none' : labels.map((label) => `"${label}"`).join(', ');
    return [`There is no ${kind} "${chosen}"; the docs have ${others}.`];
  });
}

function labelsOf(element: NavigationElement, kind: string): readonly string[] {
  const own = element.kind === kind ? [element.code ?? labelOf(element)] : [];
  return [...own, ...(element.children ?? []).flatMap((child) => labelsOf(child, kind))];
}

function findLabel(element: NavigationElement, label: string): NavigationElement | undefined {
  for (const child of element.children ?? []) {
    if (labelOf(child).toLowerCase() === label && child.children !== undefined) return child;
    const deeper = findLabel(child, label);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function labelOf({ label, title }: NavigationElement): string {
  return label ?? title ?? '';
}

function depthOf({ children = [] }: NavigationElement): number {
  return 1 + Math.max(0, ...children.map(depthOf));
}

function linesOf(elements: readonly NavigationElement[], depth: number, indent: string): readonly string[] {
  return elements
    .filter(({ hidden }) => hidden !== true)
    .flatMap((element) => {
      const { children } = element;
      if (children === undefined) return [`${indent}- ${describePage(element)}`];
      const isShort = depth <= 1;
      const rest = isShort ? ` (${countPages(element)} pages)` : '';
      const line = `${indent}- ${labelOf(element)} [${element.kind}]${rest}`;
      return isShort ? [line] : [line, ...linesOf(children, depth - 1, `${indent}  `)];
    });
}

function describePage(element: NavigationElement): string {
  const { kind, route, target, href, method, path } = element;
  const address = route ?? target ?? href ?? '';
  const operation = kind === 'endpoint' && method !== undefined ? ` (${method} ${path ?? ''})` : '';
  return `${labelOf(element)}${operation}: ${address}`;
}

function countPages({ route, children = [] }: NavigationElement): number {
  return children.reduce((sum, child) => sum + countPages(child), route === undefined ? 0 : 1);
}
