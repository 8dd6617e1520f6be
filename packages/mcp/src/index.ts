/**
 * The server of `waymark mcp`. In: a reader of docs, which Waymark gives. Out: their search, pages and navigation as tools
 * of the Model Context Protocol. It knows nothing of the engine.
 */
export type {
  DocsReader,
  DocsSkill,
  FoundPage,
  FoundSection,
  NavigationElement,
  SearchChoices,
} from './docs-reader.ts';
export { createHttpHandler, MCP_PATH } from './handle-http.ts';
export { serveStdio } from './serve-stdio.ts';
