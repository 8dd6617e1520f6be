import type { Span } from '@waymark/core/source';
import type { Binding, FunctionValue } from './scope.ts';
import type { StaticValue } from './static-value.ts';

/** How a method is called. */
export interface MethodCall {
  readonly values: readonly Binding[];
  call(made: FunctionValue, values: readonly Binding[]): Binding;
  readonly span: Span;
}

/** The few methods of lists that configurations use; undefined for others. */
export function callMethod(
  holder: StaticValue | undefined,
  name: string | undefined,
  { values, call, span }: MethodCall,
): Binding {
  if (holder?.kind !== 'array') return undefined;
  const [first, second] = values;
  const list = (items: readonly StaticValue[]): StaticValue => ({ kind: 'array', items, span });
  switch (name) {
    case 'slice':
      return list(holder.items.slice(numberOf(first), numberOf(second)));
    case 'concat':
      return list([...holder.items, ...(first?.kind === 'array' ? first.items : [])]);
    case 'map':
      if (first?.kind !== 'function') return undefined;
      return list(holder.items.map((item) => dataOf(call(first, [item]), item.span)));
    case 'filter':
      return list(holder.items.filter((item) => !(item.kind === 'scalar' && !item.value)));
    default:
      return undefined;
  }
}

function numberOf(value: Binding): number | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
}

function dataOf(value: Binding, span: Span): StaticValue {
  return value === undefined || value.kind === 'function' ? { kind: 'unknown', span } : value;
}
