import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  bug: declare<{ what: string; details: string }>({
    severity: 'error',
    message: ({ what, details }) => `This is a bug of Waymark: ${what} could not be made (${details})`,
    hint: () => 'Please report it with this file; the rest of the site is written',
    explain: `Whatever your project holds, Waymark should say what is wrong with it in words that help you. Here it failed itself:
what is named is missing from the site, or shows this message in its place, and everything else is written. The command
ends with exit code 3.

Please report it, with the named file if you can: https://github.com/waymark/waymark/issues`,
  }),
};

/** Failures of Waymark itself. */
export const internalDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'internal',
  declarations,
);
