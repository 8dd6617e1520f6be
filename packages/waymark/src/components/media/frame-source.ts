import type { WrittenProps } from '../definition/definition.ts';
import type { RenderContext } from '../drawing/context.ts';

/** The value of `sandbox` of an element that shows an author's own document: it has no part in the site. */
export const FRAME_SANDBOX = 'allow-scripts allow-popups';

/** Where a document that is written into an element is shown from: a file of its own. */
export function frameSource(
  attributes: WrittenProps,
  context: Pick<RenderContext, 'frame'>,
): { readonly src?: string; readonly sandbox?: string } {
  const html = attributes['srcDoc'] ?? attributes['srcdoc'];
  const src = typeof html === 'string' ? context.frame(html) : undefined;
  return src === undefined ? {} : { src, sandbox: FRAME_SANDBOX };
}
