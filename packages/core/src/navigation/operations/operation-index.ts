import { rememberAll } from '../../source/index.ts';
import type { ApiCatalog, CatalogOperation, CatalogSpecification } from './api-catalog.ts';
import { sourcesNamed } from './named-sources.ts';

/** An operation and the specification that it belongs to. */
export interface CatalogMatch {
  readonly specification: CatalogSpecification;
  readonly operation: CatalogOperation;
}

/** All operations of a project, found the way navigation and front matter name them. */
export interface OperationIndex {
  readonly specifications: readonly CatalogSpecification[];
  /** Finds the specification that a name in a file means, which is `docs.json` unless given. */
  findSpecification(named: string, file?: string): CatalogSpecification | undefined;
  /** Finds an operation; a path that differs only in its trailing slash is found after an exact one. */
  findOperation(
    specification: CatalogSpecification,
    method: string,
    path: string,
  ): CatalogOperation | undefined;
}

/** Indexes the operations of a catalogue. */
export function createOperationIndex(catalog: ApiCatalog): OperationIndex {
  const specifications = [...catalog.specifications].sort((a, b) => (a.source < b.source ? -1 : 1));
  const sources = specifications.map(({ source }) => source);
  const operationsOf = rememberAll(indexOperations);
  return {
    specifications,
    findSpecification: (named, file = '') => {
      const [source] = sourcesNamed(sources, named, file);
      return specifications.find((specification) => specification.source === source);
    },
    findOperation: (specification, method, path) => {
      const index = operationsOf(specification);
      return index.get(`${method} ${path}`) ?? index.get(`${method} ${path}/`);
    },
  };
}

/** What identifies an operation in the whole project. */
export function operationKey({ specification, operation }: CatalogMatch): string {
  return `${specification.source} ${operation.method} ${operation.path}`;
}

/** Exact names, and names with one slash more for those that differ in their trailing slash. */
function indexOperations(specification: CatalogSpecification): ReadonlyMap<string, CatalogOperation> {
  const index = new Map<string, CatalogOperation>();
  const loose = new Map<string, CatalogOperation>();
  for (const operation of specification.operations) {
    const name = `${operation.method} ${operation.path}`;
    if (!index.has(name)) index.set(name, operation);
    if (!loose.has(`${name}/`)) loose.set(`${name}/`, operation);
  }
  return new Map([...loose, ...index]);
}
