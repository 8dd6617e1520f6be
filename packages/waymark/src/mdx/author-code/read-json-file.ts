/** The value of a JSON file that is imported; undefined for one that does not parse. */
export function readJsonFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
