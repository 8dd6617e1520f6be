import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { groupBy, type Span } from '@waymark/core/source';
import type { MdxAttribute, MdxNode } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';
import { writtenNames } from '../locate-prop.ts';

/** Reports each attribute that a tag has already; a bare word says the same each time. */
export function checkRepeated(node: MdxNode, instance: Instance): readonly Diagnostic[] {
  const named = (node.attributes ?? []).filter(({ name }) => name !== undefined);
  const groups = groupBy(named, ({ name }) => name);
  if (groups.size === named.length) return [];
  const isValued = ({ value }: MdxAttribute): boolean => (value ?? null) !== null;
  const repeated = new Set(
    [...groups].flatMap(([name, group]) => (group.length > 1 && group.some(isValued) ? name : [])),
  );
  const seen = new Map<string, Span>();
  return writtenNames(node, instance).flatMap(([name, span]) => {
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, span);
      return [];
    }
    if (!repeated.has(name)) return [];
    const related = [{ message: 'first written here', span: first }];
    const tag = node.name ?? '';
    return [mdxDiagnostics['repeated-attribute']({ tag, name }, { span, related })];
  });
}
