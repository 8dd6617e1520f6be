import type { VNode } from 'preact';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import { childrenText } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { adoptHtml } from '../drawing/html/foreign-html.ts';
import { renderMath } from './render-math.ts';

/** Formulas. */
export const latexPart: Part = { name: 'latex', styles: 'components/latex/latex.css' };

/** Props of a formula. */
export interface MathFormulaProps {
  /** LaTeX, without its dollar signs. */
  readonly formula: string;
  readonly display: boolean;
  readonly context: Pick<RenderContext, 'use' | 'style' | 'imageSize'>;
  /** Takes the reason why the formula could not be read. */
  readonly onProblem?: (message: string) => void;
}

/** A formula, in the line of text or (`display`) on lines of its own; one that cannot be read is shown as written. */
export function MathFormula({ formula, display, context, onProblem }: MathFormulaProps): VNode {
  context.use(latexPart);
  const result = renderMath(formula, display);
  if (result.kind === 'error') {
    onProblem?.(result.message);
    return (
      <code class="math-error" data-diagnostic="mdx/invalid-math" title={result.message}>
        {formula}
      </code>
    );
  }
  return (
    <span
      class={display ? 'math math-display' : 'math'}
      dangerouslySetInnerHTML={{ __html: adoptHtml(result.html, context) }}
    />
  );
}

/** The formula between the tags: a lone string expression counts as its text. */
function readFormula(source: string): string {
  const text = source.trim();
  const literal = /^\{\s*(["'`])([\s\S]*)\1\s*\}$/.exec(text);
  return literal?.[2]?.replace(/\\(.)/g, '$1') ?? text;
}

/** The older way to write a formula. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Latex',
    inLine: true,
    parts: [latexPart],
    summary: 'A formula in the line of text; the older form of `$…$`.',
    props: {},
    rawChildren: 'as `$…$`',
    markdown: (_, content) => `$${readFormula(content)}$`,
    render: (read, context) => (
      <MathFormula formula={readFormula(childrenText(read.children))} display={false} context={context} />
    ),
  }),
];
