import { suggest } from '../../diagnostics/index.ts';

/** What names an operation in its specification. */
interface OperationName {
  readonly method: string;
  readonly path: string;
}

/** The operation that a wrong reference most likely means, written as a reference. */
export function nearestOperation(
  { method, path }: OperationName,
  operations: readonly OperationName[],
): string | undefined {
  const otherMethod = operations.find((operation) => operation.path === path);
  if (otherMethod !== undefined) return nameOf(otherMethod);
  const shape = shapeOf({ method, path });
  const otherNames = operations.find((operation) => shapeOf(operation) === shape);
  if (otherNames !== undefined) return nameOf(otherNames);
  // Long paths have much in common; what they end with tells them apart.
  const ending = lastName(path);
  const endings = new Map(operations.map((operation) => [nameOf(operation), lastName(operation.path)]));
  const isMeant = (name: string): boolean => suggest(ending, [endings.get(name) ?? '']) !== undefined;
  return suggest(nameOf({ method, path }), endings.keys(), isMeant);
}

function nameOf({ method, path }: OperationName): string {
  return `${method} ${path}`;
}

/** What remains of a name without those of its parameters. */
function shapeOf(operation: OperationName): string {
  return nameOf(operation).replace(/\{[^{}]*\}/g, '{}');
}

/** The last part of a path that stands for nothing else. */
function lastName(path: string): string {
  return path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? path;
}
