import { accordionDefinitions } from './accordion/accordion.tsx';
import { badgeDefinitions } from './badge/badge.tsx';
import { calloutDefinitions } from './callout/callout.tsx';
import { cardDefinitions } from './card/card.tsx';
import { codeBlockDefinitions } from './code-block/code-block-tag.tsx';
import { codeGroupDefinitions } from './code-group/code-group.tsx';
import { colorDefinitions } from './color/color.tsx';
import { columnsDefinitions } from './columns/columns.tsx';
import type { ComponentDefinition } from './definition.ts';
import { exampleDefinitions } from './example/example.tsx';
import { expandableDefinitions } from './expandable/expandable.tsx';
import { fieldDefinitions } from './field/field.tsx';
import { frameDefinitions } from './frame/frame.tsx';
import { githubDefinitions } from './github-repo/github-repo.tsx';
import { headingDefinitions } from './heading/heading.tsx';
import { iconDefinitions } from './icon/icon.tsx';
import { latexDefinitions } from './latex/latex.tsx';
import { legacyDefinitions } from './legacy/legacy.tsx';
import { linkDefinitions } from './link/link.tsx';
import { mediaDefinitions } from './media/media.tsx';
import { mermaidDefinitions } from './mermaid/mermaid.tsx';
import { panelDefinitions } from './panel/panel.tsx';
import { promptDefinitions } from './prompt/prompt.tsx';
import { stepsDefinitions } from './steps/steps.tsx';
import { tabsDefinitions } from './tabs/tabs.tsx';
import { tileDefinitions } from './tile/tile.tsx';
import { tooltipDefinitions } from './tooltip/tooltip.tsx';
import { treeDefinitions } from './tree/tree.tsx';
import { updateDefinitions } from './update/update.tsx';
import { viewDefinitions } from './view/view.tsx';
import { visibilityDefinitions } from './visibility/visibility.tsx';

/** Every built-in component, in the order of the reference. */
export const componentDefinitions: readonly ComponentDefinition[] = [
  ...accordionDefinitions,
  ...expandableDefinitions,
  ...viewDefinitions,
  ...visibilityDefinitions,
  ...calloutDefinitions,
  ...cardDefinitions,
  ...columnsDefinitions,
  ...tileDefinitions,
  ...frameDefinitions,
  ...panelDefinitions,
  ...badgeDefinitions,
  ...iconDefinitions,
  ...tooltipDefinitions,
  ...colorDefinitions,
  ...treeDefinitions,
  ...githubDefinitions,
  ...stepsDefinitions,
  ...tabsDefinitions,
  ...codeGroupDefinitions,
  ...codeBlockDefinitions,
  ...promptDefinitions,
  ...mermaidDefinitions,
  ...latexDefinitions,
  ...fieldDefinitions,
  ...exampleDefinitions,
  ...updateDefinitions,
  ...headingDefinitions,
  ...linkDefinitions,
  ...mediaDefinitions,
  ...legacyDefinitions,
];

/** The built-in components by tag name, aliases included. */
export const componentRegistry: ReadonlyMap<string, ComponentDefinition> = new Map(
  componentDefinitions.flatMap((definition) =>
    [definition.name, ...(definition.aliases ?? [])].map((name) => [name, definition] as const),
  ),
);
