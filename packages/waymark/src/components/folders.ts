// Made by scripts/generate.mjs from the folders: edit those.
import { definitions as accordion } from './accordion/accordion.tsx';
import { definitions as badge } from './badge/badge.tsx';
import { definitions as callout } from './callout/callout.tsx';
import { definitions as card } from './card/card.tsx';
import { definitions as codeBlock } from './code-block/code-block.tsx';
import { definitions as codeGroup } from './code-group/code-group.tsx';
import { definitions as color } from './color/color.tsx';
import { definitions as columns } from './columns/columns.tsx';
import type { ComponentDefinition } from './definition/definition.ts';
import { definitions as example } from './example/example.tsx';
import { definitions as expandable } from './expandable/expandable.tsx';
import { definitions as field } from './field/field.tsx';
import { definitions as frame } from './frame/frame.tsx';
import { definitions as githubRepo } from './github-repo/github-repo.tsx';
import { definitions as heading } from './heading/heading.tsx';
import { definitions as icon } from './icon/icon.tsx';
import { definitions as latex } from './latex/latex.tsx';
import { definitions as legacy } from './legacy/legacy.tsx';
import { definitions as link } from './link/link.tsx';
import { definitions as media } from './media/media.tsx';
import { definitions as mermaid } from './mermaid/mermaid.tsx';
import { definitions as panel } from './panel/panel.tsx';
import { definitions as prompt } from './prompt/prompt.tsx';
import { definitions as steps } from './steps/steps.tsx';
import { definitions as tabs } from './tabs/tabs.tsx';
import { definitions as tile } from './tile/tile.tsx';
import { definitions as tooltip } from './tooltip/tooltip.tsx';
import { definitions as tree } from './tree/tree.tsx';
import { definitions as update } from './update/update.tsx';
import { definitions as variation } from './variation/variation.tsx';
import { definitions as view } from './view/view.tsx';
import { definitions as visibility } from './visibility/visibility.tsx';

/** The definitions of every component folder. */
export const folderDefinitions: readonly ComponentDefinition[] = [
  ...accordion,
  ...badge,
  ...callout,
  ...card,
  ...codeBlock,
  ...codeGroup,
  ...color,
  ...columns,
  ...example,
  ...expandable,
  ...field,
  ...frame,
  ...githubRepo,
  ...heading,
  ...icon,
  ...latex,
  ...legacy,
  ...link,
  ...media,
  ...mermaid,
  ...panel,
  ...prompt,
  ...steps,
  ...tabs,
  ...tile,
  ...tooltip,
  ...tree,
  ...update,
  ...variation,
  ...view,
  ...visibility,
];
