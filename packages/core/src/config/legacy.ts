import { configDiagnostics } from '../diagnostics/catalog/config.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { ValueNode } from '../source/index.ts';

/** Rewrites the tree of a mint.json as that of the docs.json which it stands for. */
export function convertLegacy(root: ValueNode, diagnostics: Diagnostic[]): ValueNode {
  const { span } = root;
  const where = { span: { file: span.file, start: 0, end: 0 } };
  diagnostics.push(configDiagnostics['legacy-file']({ file: span.file }, where));
  return root;
}
