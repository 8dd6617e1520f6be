/**
 * Writes a path and the word before it as one identifier, so that the `GET /users` of an endpoint is not just any user.
 * Not only for methods: what else may stand there (`run /help`) is still found by its parts.
 */
export function joinOperations(text: string): string {
  return text.replace(/\b([a-z]{3,7})\s+(?=\/)/gi, '$1:');
}
