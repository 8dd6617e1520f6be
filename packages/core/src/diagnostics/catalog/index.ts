/** All kinds of diagnostics, by area. In: nothing. Out: the catalog that help pages and tests are made from. */
import type { DiagnosticKind } from '../define.ts';
import { configDiagnostics } from './config.ts';
import { contentDiagnostics } from './content.ts';
import { internalDiagnostics } from './internal.ts';
import { linkDiagnostics } from './links.ts';
import { mdxDiagnostics } from './mdx.ts';
import { migrateDiagnostics } from './migrate.ts';
import { navigationDiagnostics } from './navigation.ts';
import { openapiDiagnostics } from './openapi.ts';
import { outputDiagnostics } from './output.ts';
import { untrustedDiagnostics } from './untrusted.ts';

/** What is known of one kind of diagnostic, without its parameters. */
export type DiagnosticEntry = Pick<DiagnosticKind<never>, 'code' | 'severity' | 'explain'>;

/** Every kind of every area, by code. */
export const diagnosticCatalog: readonly DiagnosticEntry[] = [
  configDiagnostics,
  contentDiagnostics,
  internalDiagnostics,
  linkDiagnostics,
  mdxDiagnostics,
  migrateDiagnostics,
  navigationDiagnostics,
  openapiDiagnostics,
  outputDiagnostics,
  untrustedDiagnostics,
]
  .flatMap((area): readonly DiagnosticEntry[] => Object.values(area))
  .map(({ code, severity, explain }) => ({ code, severity, explain }))
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));
