/** Published without types. */
declare module 'netlify-redirector' {
  interface Rule {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{ match(request: object): Rule | null }>;
}
