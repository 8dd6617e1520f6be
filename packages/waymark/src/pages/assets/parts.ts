import {
  apiFragmentPart,
  apiPart,
  bindingsPart,
  exampleMediaPart,
  fieldMenusPart,
} from '../../api-page/index.ts';
import {
  centredPart,
  componentParts,
  drawnIconPart,
  footnotesPart,
  htmlPart,
  inOrderOfNeed,
  type Part,
  tablePart,
  taskListPart,
} from '../../components/index.ts';
import { islandsPart } from '../../mdx/index.ts';
import { requestChoicesPart } from '../../playground/index.ts';
import { themeParts } from '../../theme/index.ts';

/** Every part that has styles, in the order in which these stand; so do scripts. */
export const styledParts: readonly Part[] = inOrderOfNeed([
  ...componentParts,
  drawnIconPart,
  tablePart,
  taskListPart,
  footnotesPart,
  htmlPart,
  centredPart,
  islandsPart,
  ...themeParts,
  apiPart,
  exampleMediaPart,
  bindingsPart,
  fieldMenusPart,
  apiFragmentPart,
  requestChoicesPart,
]);
