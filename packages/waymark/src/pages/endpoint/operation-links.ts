import { linkOperations, type OperationUrl, type Specification } from '@waymark/openapi';
import type { RenderContext } from '../../components/index.ts';
import type { World } from '../world/world.ts';

/** How the texts of a specification lead to the pages of its operations. */
export interface OperationLinks {
  /** Address of the page of an operation, if it has one. */
  readonly url: OperationUrl;
  /** Markdown whose links to operations lead to their pages. */
  markdown(text: string): string;
  /** A context that draws such links. */
  context(context: RenderContext): RenderContext;
}

/** Creates the links of a specification's texts. */
export function createOperationLinks(world: World, specification: Specification): OperationLinks {
  const url: OperationUrl = ({ method, path }) =>
    world.operationUrl(`${specification.source} ${method} ${path}`);
  const markdown = (text: string): string => linkOperations(specification, text, url);
  return {
    url,
    markdown,
    context: (context) => ({
      ...context,
      block: (text, form) => context.block(markdown(text), form),
      inline: (text) => context.inline(markdown(text)),
    }),
  };
}
