import type { RenderContext } from '../../../components/drawing/context.ts';
import { declarationsOf, type Part } from '../../../components/index.ts';
import type { OutputFile } from '../../../outputs/output-file.ts';
import { frameDocument } from './frame-document.ts';

/** What comes up while a page is drawn, and goes with it. */
export interface PageNotes extends Pick<RenderContext, 'use' | 'style'> {
  /** Names of the parts that were used, sorted. */
  parts(): readonly string[];
  /** Rules of the classes that stand for inline styles. */
  css(): string;
  /** Takes a document that stands in an attribute, and gives the path of its file. */
  frame(html: string): string;
  /** The files of these documents. */
  frames(): readonly OutputFile[];
}

/** Starts the notes of a page. */
export function createPageNotes(hash: (text: string) => string): PageNotes {
  const names = new Set<string>();
  const rules = new Map<string, string>();
  const frames = new Map<string, string>();
  const use = ({ name, needs = [] }: Part): void => {
    names.add(name);
    for (const other of needs) use(other);
  };
  return {
    use,
    // The page's security policy allows no inline style, and nothing may leave its rule.
    style(style) {
      const declarations = declarationsOf(style);
      if (declarations === '' || /[{}<]/.test(declarations)) return {};
      const name = `s-${hash(declarations)}`;
      rules.set(name, declarations);
      return { class: name };
    },
    frame(html) {
      const content = frameDocument(html);
      const path = `_waymark/frames/${hash(content)}.html`;
      frames.set(path, content);
      return path;
    },
    frames: () => Array.from(frames, ([path, content]) => ({ path, content })),
    parts: () => [...names].sort(),
    css: () => printRules(rules),
  };
}

/** In one order, whatever the order of the page. */
function printRules(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => printRule(name, declarations))
    .join('\n');
}

/**
 * Inline styles beat every rule of the theme, hence the doubled name. MDX makes a paragraph of a line of text between tags:
 * where its author centres the line, it is not centred with a margin below it.
 */
function printRule(name: string, declarations: string): string {
  const rule = `.${name}.${name}{${declarations}}`;
  return /\balign-items:\s*center\b/.test(declarations) ? `${rule}\n.${name}>p{margin-block:0}` : rule;
}
