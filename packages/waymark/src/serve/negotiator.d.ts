declare module 'negotiator' {
  /** What of this package is used; its types are a package of their own. */
  export class Negotiator {
    constructor(request: { readonly headers: { readonly accept: string } });
    mediaType(available: readonly string[]): string | undefined;
  }
}
