/** Name of an export that was told none, without its extension; such a file beside `docs.json` is never content. */
export const EXPORT_NAME = 'waymark-export';
