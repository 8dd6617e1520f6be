/**
 * What a document of an author's may do that stands by itself: it runs, but the element that shows it is sandboxed, and
 * it asks no server for anything but pictures, sound, faces, scripts and styles.
 */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' https:; style-src 'unsafe-inline' https:; img-src https: data:; media-src https:; font-src https: data:; base-uri 'none'; form-action 'none'";

/** A document that an author wrote into an attribute, as a file. */
export function frameDocument(html: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex">${html.replace(/^\s*<!doctype[^>]*>/i, '')}`;
}
