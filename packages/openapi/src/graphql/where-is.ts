import type { Where } from '@waymark/core/diagnostics';
import type { ASTNode } from 'graphql';

/** Where a part of a schema stands in its file. */
export function whereIs(file: string, { loc }: ASTNode): Where {
  return loc === undefined ? {} : { span: { file, start: loc.start, end: loc.end } };
}
