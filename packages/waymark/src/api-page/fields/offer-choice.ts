import type { RenderContext, TabSetProps } from '../../components/index.ts';
import { fieldMenusPart } from '../parts.ts';

/** How alternatives are offered, under a word of the theme; pages without a menu of them have no styles for one. */
export function offerChoice(
  context: RenderContext,
  word: string,
  asMenu: boolean,
): Pick<TabSetProps, 'label' | 'asMenu'> {
  if (asMenu) context.use(fieldMenusPart);
  return { label: context.text(word), asMenu };
}
