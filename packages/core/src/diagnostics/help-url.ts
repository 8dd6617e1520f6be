/** Address under which every code has its help page. */
export const HELP_URL = 'https://waymark.dev/docs/diagnostics/';

/** The help page of a code. */
export function helpUrl(code: string): string {
  return HELP_URL + code;
}
