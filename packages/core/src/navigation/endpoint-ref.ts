/** A reference to an operation as written: `GET /users`, `api.json GET /users`, `webhook order-created`. */
export interface EndpointRef {
  /** The specification as written, when the reference names one. */
  readonly specification?: string;
  /** Upper-case method, or `WEBHOOK`. */
  readonly method: string;
  /** Path template, or the webhook's name. */
  readonly path: string;
}

const ENDPOINT = /^(?:(.+?)\s+)?(get|put|post|delete|options|head|patch|trace|query)\s+(\/.*)$/i;
/** Methods that a specification declares itself are written in upper case. */
const CUSTOM_METHOD = /^(?:(.+?)\s+)?([A-Z][A-Z-]+)\s+(\/.*)$/;
const WEBHOOK = /^(?:(.+?)\s+)?(webhook)\s+(\S.*)$/i;
const SPECIFICATION = /(?:\.json|\.ya?ml)$|^https?:\/\/\S+$/i;

/**
 * Reads a reference to an operation; undefined for anything else. What stands before the method must be a
 * specification: a file name with extension, a URL, or a bare name that `isSpecification` knows.
 */
export function parseEndpointRef(
  text: string,
  isSpecification: (name: string) => boolean,
): EndpointRef | undefined {
  const trimmed = text.trim();
  for (const form of [ENDPOINT, CUSTOM_METHOD, WEBHOOK]) {
    const [, specification, method, path] = form.exec(trimmed) ?? [];
    if (method === undefined || path === undefined) continue;
    const ref = { method: method.toUpperCase(), path };
    if (specification === undefined) return ref;
    const isNamed =
      SPECIFICATION.test(specification) || (!/\s/.test(specification) && isSpecification(specification));
    if (isNamed) return { specification, ...ref };
  }
  return undefined;
}
