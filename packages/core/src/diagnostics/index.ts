/** Diagnostics as data. In: findings. Out: records and their printed forms. Imports only `source`. */

export { configDiagnostics } from './catalog/config.ts';
export { contentDiagnostics } from './catalog/content.ts';
export { internalDiagnostics } from './catalog/internal.ts';
export { linkDiagnostics } from './catalog/links.ts';
export { mdxDiagnostics } from './catalog/mdx.ts';
export { migrateDiagnostics } from './catalog/migrate.ts';
export { navigationDiagnostics } from './catalog/navigation.ts';
export { openapiDiagnostics } from './catalog/openapi.ts';
export { outputDiagnostics } from './catalog/output.ts';
export { untrustedDiagnostics } from './catalog/untrusted.ts';
export type { DiagnosticCatalog, DiagnosticDeclaration, DiagnosticKind, Where } from './define.ts';
export { declare, defineDiagnostics, mendWith, proposeValue, whereOf } from './define.ts';
export type { Diagnostic, Edit, Outcome, Severity } from './diagnostic.ts';
export { makeHarmless, makeJsonHarmless, makeLinesHarmless } from './display-text.ts';
export { type DistanceOptions, editDistance } from './edit-distance.ts';
export { formatGithub, type GithubOptions } from './formats/format-github.ts';
export { describeFindings, formatJson } from './formats/format-json.ts';
export { formatFrame, formatPlaces, formatPretty, type PrettyOptions } from './formats/format-pretty.ts';
export { formatSarif, type SarifOptions } from './formats/format-sarif.ts';
export { HELP_URL, helpUrl } from './help-url.ts';
export type { Sources } from './locate-span.ts';
export { reportLostCharacters, reportMergeConflicts } from './report-text.ts';
export { countDiagnostics, type DiagnosticCount, sortDiagnostics } from './sort.ts';
export { createAllowance, createSuggest, suggest, suggestPath, suggestSurely } from './suggest.ts';
