const operation = /\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(?=\/)/gi;

/** Writes an HTTP method and the path behind it as one identifier, so that `GET /users` is not just any user. */
export function joinOperations(text: string): string {
  return text.replace(operation, '$1:');
}
