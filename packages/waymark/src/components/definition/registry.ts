import { folderDefinitions } from '../folders.ts';
import type { ComponentDefinition } from './definition.ts';
import { inOrderOfNeed, type Part } from './part.ts';

/** Every built-in component. */
export const componentDefinitions: readonly ComponentDefinition[] = folderDefinitions;

/** Every part of the built-in components. */
export const componentParts: readonly Part[] = inOrderOfNeed(
  componentDefinitions.flatMap(({ parts = [], mayUse = [] }) => [...parts, ...mayUse]),
);

/** The built-in components by tag name, aliases included. */
export const componentRegistry: ReadonlyMap<string, ComponentDefinition> = new Map(
  componentDefinitions.flatMap((definition) =>
    [definition.name, ...(definition.aliases ?? [])].map((name) => [name, definition] as const),
  ),
);
