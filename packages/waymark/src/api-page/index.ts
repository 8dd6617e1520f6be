/**
 * API pages. In: an operation or schema of a specification, and the render context of its page. Out: Preact elements
 * for body and side column, complete without scripts, with their anchors and text. Imports the components and
 * `@waymark/openapi`; must not import the engine, the theme or anything of Node.
 */

export type { RenderedApiPage } from './assemble-page.tsx';
export type { PageInput } from './page-input.ts';
export { renderChannel } from './pages/render-channel.tsx';
export { renderFields } from './pages/render-fields.tsx';
export { renderGraphql } from './pages/render-graphql.tsx';
export { type OperationInput, renderOperation } from './pages/render-operation.tsx';
export { renderSchema } from './pages/render-schema.tsx';
export { renderSymbol } from './pages/render-symbol.tsx';
export {
  apiFieldsPart,
  apiFollowPart,
  apiFragmentPart,
  apiPart,
  bindingsPart,
  exampleMediaPart,
  fieldMenusPart,
} from './parts.ts';
export { valueLanguages } from './sections/read-samples.ts';
export { operationName, type RestUrl } from './sheet.ts';
export { apiWords } from './words.ts';
