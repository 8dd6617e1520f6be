/** Diagnostics as data. In: findings. Out: records and their printed forms. Imports only `source`. */
export type { DiagnosticCatalog, DiagnosticDeclaration, DiagnosticKind, Where } from './define.ts';
export { declare, defineDiagnostics } from './define.ts';
export type { Diagnostic, Fix, Outcome, Severity } from './diagnostic.ts';
