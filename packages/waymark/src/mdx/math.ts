import katex from 'katex';
import { h, type VNode } from 'preact';

/**
 * Renders a formula as MathML. KaTeX's HTML form would put a `style` attribute on every box, which the page's security
 * policy refuses. A formula that does not parse shows its source.
 */
export function mathToVNode(source: string, display: boolean): VNode {
  const html = katex.renderToString(source, { output: 'mathml', displayMode: display, throwOnError: false, strict: 'ignore' });
  return h(display ? 'div' : 'span', { class: display ? 'math math-display' : 'math', dangerouslySetInnerHTML: { __html: html } });
}
