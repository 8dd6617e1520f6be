import type { Diagnostic } from '@waymark/core/diagnostics';
import type { ComponentDefinition } from '../../../components/definition/definition.ts';
import type { ProjectFiles } from '../../parse/project-files.ts';

/** What the checks of a page's elements know and add to. */
export interface Findings {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  readonly diagnostics: Diagnostic[];
  /** What the page may include. */
  readonly environment: ProjectFiles & { resolveSnippet(name: string): string | undefined };
}
