import { apiPart, bindingsPart, exampleMediaPart, fieldMenusPart } from '../../api-page/index.ts';
import {
  codeBlockPart,
  codeColorsPart,
  componentParts,
  copyButtonPart,
  inOrderOfNeed,
  type Part,
  tablePart,
} from '../../components/index.ts';
import { islandsPart } from '../../mdx/index.ts';
import { requestChoicesPart } from '../../playground/index.ts';
import { themeParts } from '../../theme/index.ts';

/** Every part that has styles, in the order in which these stand; so do scripts. */
export const styledParts: readonly Part[] = inOrderOfNeed([
  ...componentParts,
  tablePart,
  islandsPart,
  ...themeParts,
  apiPart,
  exampleMediaPart,
  bindingsPart,
  fieldMenusPart,
  requestChoicesPart,
]);

const COMMON: ReadonlySet<string> = new Set([copyButtonPart.name, codeColorsPart.name, codeBlockPart.name]);

/**
 * Those that nearly every page of documentation has. Their styles stand in the stylesheet of the site: a request less, and a third
 * fewer bytes, because compression finds there what it saw before.
 */
export const commonParts: readonly Part[] = styledParts.filter(({ name }) => COMMON.has(name));

/** Those that pages load for themselves. */
export const ownParts: readonly Part[] = styledParts.filter(({ name }) => !COMMON.has(name));
