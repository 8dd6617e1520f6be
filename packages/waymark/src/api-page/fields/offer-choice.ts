import type { RenderContext } from '../../components/index.ts';
import { fieldMenusPart } from '../parts.ts';

/** The name of a menu of alternatives, which pages without one have no styles for. */
export function menuLabel(context: RenderContext, word: string): string {
  context.use(fieldMenusPart);
  return context.text(word);
}
