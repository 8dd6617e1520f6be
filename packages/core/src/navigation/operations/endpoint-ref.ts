/** A reference to an operation as written: `GET /users`, `api.json GET /users`, `webhook order-created`. */
export interface EndpointRef {
  /** The specification as written, when the reference names one. */
  readonly specification?: string;
  /** Upper-case method, or `WEBHOOK`. */
  readonly method: string;
  /** Path template, or the webhook's name. */
  readonly path: string;
}

/** Keys of a path item that hold an operation, as OpenAPI 3.2 has them. */
export const METHODS: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
]);
const SPECIFICATION_FILE = /\.(?:json|ya?ml)$|^https?:\/\//i;

/**
 * Reads a reference to an operation; undefined for anything else. What stands before the method must be a
 * specification: a file name with extension, a URL, or a bare name that `isSpecification` knows.
 */
export function parseEndpointRef(
  text: string,
  isSpecification: (name: string) => boolean,
): EndpointRef | undefined {
  const words = text.trim().split(/\s+/);
  const index = words.findIndex((word, position) => isMethod(word, words[position + 1]));
  const method = words[index]?.toUpperCase();
  if (method === undefined) return undefined;
  const path = words.slice(index + 1).join(' ');
  if (index === 0) return { method, path };
  const specification = words.slice(0, index).join(' ');
  const isNamed = SPECIFICATION_FILE.test(specification) || (index === 1 && isSpecification(specification));
  return isNamed ? { specification, method, path } : undefined;
}

/** Whether a word is a method, by what follows it. Methods that a specification makes up are in upper case. */
function isMethod(word: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  if (word.toLowerCase() === 'webhook') return true;
  return next.startsWith('/') && (METHODS.has(word.toLowerCase()) || /^[A-Z][A-Z-]+$/.test(word));
}
