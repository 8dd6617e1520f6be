import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { MdxNode } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';
import { writtenNames } from '../locate-prop.ts';

/** Reports each attribute that a tag has already. */
export function checkRepeated(node: MdxNode, instance: Instance): readonly Diagnostic[] {
  const names = (node.attributes ?? []).flatMap(({ name }) => name ?? []);
  if (new Set(names).size === names.length) return [];
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
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
