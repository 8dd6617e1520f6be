// What an installation of `waymark` may come to, and the terms on which we pass on the work of others.

/** Most packages, our own counted. */
export const MOST_PACKAGES = 40;

/** Most bytes of all files together. */
export const MOST_BYTES = 60_000_000;

/** Licences that ask for no more than their text, a name or their own source: what Waymark writes into a site can be published by anyone. */
export const LICENSES = [
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  '(CC-BY-4.0 AND MIT)',
  // Asks whoever passes on its code to say where the source is: `licenses.txt` beside the diagrams' scripts does.
  'EPL-2.0',
  'ISC',
  'MIT',
  // Asks for the source of its own files alone, and nothing of it reaches a site.
  'MPL-2.0',
  // Of the reader of arguments that the command of `js-yaml` has; nothing of it is bundled.
  'PSF-2.0',
  'OFL-1.1',
];
