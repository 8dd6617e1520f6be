import katex from 'katex';

/** A formula as MathML, or why it could not be read. */
export type MathResult =
  | { readonly kind: 'math'; readonly html: string }
  | { readonly kind: 'error'; readonly message: string };

/** Renders a LaTeX formula to MathML without any style attribute; `display` sets it on lines of its own. */
export function renderMath(formula: string, display: boolean): MathResult {
  try {
    const html = katex.renderToString(formula, { output: 'mathml', displayMode: display, strict: 'ignore' });
    return { kind: 'math', html };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
