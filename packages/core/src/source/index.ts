/** Source texts and places in them; percent-encoded paths. In: text. Out: trees with offsets, spans, lines, columns. Imports nothing of ours. */
export { decodePath } from './decode-path.ts';
export { findDeepBracket, MAXIMUM_DEPTH, parseJson } from './json-source.ts';
export type { MergeConflict } from './merge-conflicts.ts';
export { blankMergeMarks, findMergeConflicts } from './merge-conflicts.ts';
export type { RewrittenText, TextEdit } from './offset-map.ts';
export { rewriteText } from './offset-map.ts';
export { ownText } from './own-text.ts';
export { parseYamlDocument } from './parse-yaml.ts';
export { isUrl, resolvePath } from './resolve-path.ts';
export type { Position, SourceText } from './source-text.ts';
export { createSourceText, offsetAt, positionAt } from './source-text.ts';
export type { Span } from './span.ts';
export type {
  ArrayNode,
  FoundNode,
  MemberNode,
  ObjectNode,
  ParsedSource,
  Scalar,
  ScalarNode,
  SourceProblem,
  ValueNode,
} from './value-node.ts';
export { findMember, findNode, joinPointer, splitPointer, toValue } from './value-node.ts';
export { wellFormed, wellFormedJson } from './well-formed.ts';
