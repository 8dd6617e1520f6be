/** Percent-decodes; text that is no valid encoding stays as it is. */
export function decodePath(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
