import type { MdxNode } from '../parse/tree.ts';

/** A quotation that is a callout. */
export interface Alert {
  /** Name of the component that draws it. */
  readonly component: string;
  /** What it says, without the mark of its kind. */
  readonly content: readonly MdxNode[];
}

const COMPONENTS: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

/** The callout that a quotation is by its first words, as GitHub writes them: `> [!NOTE]`, in letters of any case; others fold it by a sign. */
export function readAlert({ children = [] }: MdxNode): Alert | undefined {
  const [first, ...rest] = children;
  const [lead, ...more] = first?.children ?? [];
  if (first === undefined || lead?.value === undefined) return undefined;
  const [mark, kind = ''] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][+-]?\s*/i.exec(lead.value) ?? [];
  const component = COMPONENTS[kind.toUpperCase()];
  if (mark === undefined || component === undefined) return undefined;
  const opening = { ...first, children: [{ ...lead, value: lead.value.slice(mark.length) }, ...more] };
  const isEmpty = more.length === 0 && mark === lead.value;
  return { component, content: isEmpty ? rest : [opening, ...rest] };
}
