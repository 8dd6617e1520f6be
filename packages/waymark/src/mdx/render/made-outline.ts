import type { VNode } from 'preact';
import type { ComponentDefinition, WrittenProps } from '../../components/definition/definition.ts';
import { childrenText } from '../../components/drawing/children.ts';
import { shownWords } from '../compile/facts/shown-words.ts';
import { placeOf } from '../parse/read-module.ts';
import type { MdxNode } from '../parse/tree.ts';
import { HtmlElement, type HtmlElementProps } from './elements/html-element.tsx';
import type { Here, Made, MadeSection, Render } from './render-state.ts';

/** Notes what an expression makes while it is drawn. */
export interface MadeOutline {
  /** Words of the section that is being made. */
  say(text: string): void;
  /** Begins a section, and gives its id; undefined for one without words. */
  begin(heading: MadeHeading): string | undefined;
  /** Notes for the page what was made, if it stays. */
  finish(stays: boolean): void;
}

interface MadeHeading {
  readonly text: string;
  readonly level: number;
  /** That its author gives. */
  readonly id: unknown;
  /** A component is around that keeps headings from the contents. */
  readonly isHidden: boolean;
  readonly update?: WrittenProps;
  /** Id of the entry of a changelog that it stands in. */
  readonly within?: string | undefined;
}

/** Begins to note what the expression of a node makes. */
export function beginOutline(node: MdxNode, render: Render, here: Here): MadeOutline {
  const sections: MadeSection[] = [];
  const before = render.section;
  const words: Made['words'] = [{ section: before, text: '' }];
  const span = placeOf(node, here.instance.module);
  const last = (): Made['words'][number] => words[words.length - 1] as Made['words'][number];
  return {
    say(text) {
      last().text += text;
    },
    begin({ text, level, id: given, isHidden, update, within }) {
      if (text === '') return undefined;
      const id =
        typeof given === 'string' && given !== ''
          ? here.context.uniqueId(given)
          : here.context.anchorId?.({ text, rule: 'heading' });
      if (id === undefined) return undefined;
      const inToc = level <= 4 && !isHidden && here.hidesHeadings !== true;
      const own = within === undefined ? update && { update } : { within };
      const shown = update === undefined ? '' : shownWords(update).join('\n');
      sections.push({ after: last().section, entry: { id, text, level }, shown, inToc, span, ...own });
      words.push({ section: id, text: '' });
      render.section = id;
      return id;
    },
    finish(stays) {
      if (!stays) {
        render.section = before;
        return;
      }
      for (const section of sections) render.made.sections.push(section);
      for (const each of words) if (each.text.trim() !== '') render.made.words.push(each);
    },
  };
}

/** The heading that an element is, or a built-in component stands like. */
export function headingOf(
  { props, type }: Pick<VNode<object>, 'props' | 'type'>,
  definition: ComponentDefinition | undefined,
): Omit<MadeHeading, 'isHidden'> | undefined {
  if (definition !== undefined) {
    const { text, tocLevel } = definition.anchor?.(props as WrittenProps, undefined) ?? {};
    if (tocLevel === undefined || text === undefined) return undefined;
    const { id } = props as WrittenProps;
    return {
      text: inLine(text),
      level: tocLevel,
      id,
      ...(definition.feeds === true ? { update: props as WrittenProps } : {}),
    };
  }
  if (type !== (HtmlElement as unknown)) return undefined;
  const { tag, attributes, children } = props as HtmlElementProps;
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level === undefined) return undefined;
  return { text: inLine(childrenText(children)), level: Number(level), id: attributes['id'] };
}

function inLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
