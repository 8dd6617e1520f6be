/**
 * Source texts and places in them; addresses as they are written; what all stations do with lists and answers.
 * In: text. Out: trees with offsets, spans, lines, columns. Imports nothing of ours.
 */

export { decodePath } from './addresses/decode-path.ts';
export { differInAccents, foldPath } from './addresses/fold-path.ts';
export { newFolders } from './addresses/new-folders.ts';
export { isUrl, joinPath, resolvePath } from './addresses/resolve-path.ts';
export { isOutside, isSafeHref, LINK_SCHEMES, schemeOf } from './addresses/scheme.ts';
export {
  folderOf,
  type HrefParts,
  hasBase,
  nameOf,
  normalizePath,
  pathFrom,
  routeOfFile,
  splitHref,
  trimSlashes,
  withoutPageExtension,
} from './addresses/site-path.ts';
export { isAscii } from './ascii.ts';
export { groupBy } from './group-by.ts';
export { plainLines, withLineFeeds } from './line-feeds.ts';
export type { MergeConflict } from './merge-conflicts.ts';
export { blankMergeMarks, findMergeConflicts } from './merge-conflicts.ts';
export { NAME } from './name-pattern.ts';
export type { RewrittenText, TextEdit } from './offset-map.ts';
export { rewriteText } from './offset-map.ts';
export { ownText } from './own-text.ts';
export { rememberAll, rememberEach } from './remember-all.ts';
export type { Position, SourceText } from './source-text.ts';
export { createSourceText, positionAt } from './source-text.ts';
export type { Span } from './span.ts';
export { findDeepBracket, MAXIMUM_DEPTH, parseJson } from './values/json-source.ts';
export { parseYamlDocument } from './values/parse-yaml.ts';
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
} from './values/value-node.ts';
export { findMember, findNode, joinPointer, splitPointer, toValue } from './values/value-node.ts';
export { wellFormed, wellFormedJson } from './well-formed.ts';
