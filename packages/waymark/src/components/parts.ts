import { accordionPart } from './accordion/accordion.tsx';
import { arrowPart } from './arrow.ts';
import { badgePart } from './badge/badge.tsx';
import { calloutPart, calloutTintedPart } from './callout/callout.tsx';
import { cardPart } from './card/card.tsx';
import {
  codeBlockPart,
  codeColorsPart,
  codeExpandablePart,
  codeLinesPart,
  terminalColorsPart,
} from './code-block/code-block.tsx';
import { copyButtonPart } from './code-block/copy-button.tsx';
import { codeGroupPart } from './code-group/code-panels.tsx';
import { colorPart } from './color/color.tsx';
import { columnsPart } from './columns/columns.tsx';
import { diagnosticPart } from './diagnostic.ts';
import { expandablePart } from './expandable/expandable.tsx';
import { fieldPart } from './field/field.tsx';
import { framePart } from './frame/frame.tsx';
import { githubRepoPart } from './github-repo/github-repo.tsx';
import { latexPart } from './latex/latex.tsx';
import { mediaPart } from './media/media.tsx';
import { mermaidPart } from './mermaid/mermaid.tsx';
import type { Part } from './part.ts';
import { promptPart } from './prompt/prompt.tsx';
import { stepsPart } from './steps/steps.tsx';
import { tabsPart } from './tabs/tab-set.tsx';
import { tilePart } from './tile/tile.tsx';
import { tooltipPart } from './tooltip/tooltip.tsx';
import { treePart } from './tree/tree.tsx';
import { updatePart } from './update/update.tsx';
import { viewPart } from './view/view.tsx';

/** Parts of the built-in components that have styles. */
export const componentParts: readonly Part[] = [
  tabsPart,
  copyButtonPart,
  codeColorsPart,
  codeBlockPart,
  codeLinesPart,
  codeExpandablePart,
  codeGroupPart,
  terminalColorsPart,
  arrowPart,
  accordionPart,
  badgePart,
  calloutPart,
  calloutTintedPart,
  cardPart,
  columnsPart,
  colorPart,
  diagnosticPart,
  expandablePart,
  fieldPart,
  framePart,
  githubRepoPart,
  latexPart,
  mediaPart,
  mermaidPart,
  promptPart,
  stepsPart,
  tilePart,
  tooltipPart,
  treePart,
  updatePart,
  viewPart,
];
