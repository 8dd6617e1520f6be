/** The list of files that a build wrote, inside its output. A folder that holds it is output, never content. */
export const OUTPUT_MANIFEST = '_waymark/manifest.json';
