/** A page of a site that is being built. */
export interface BuiltPage {
  /** `/guides/intro`, without a base path. */
  readonly route: string;
  readonly title: string;
  readonly description?: string;
  /** Path of its file from the docs folder; none for a page that an operation makes. */
  readonly file?: string;
  /** Whether the sitemap names it. */
  readonly listed: boolean;
}

/** A page as it is written. */
export interface DrawnPage extends BuiltPage {
  /** The whole document. */
  readonly html: string;
  /** The page as Markdown, components resolved. */
  readonly markdown: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** Links and files, as the page writes them. */
  readonly links: readonly { readonly kind: 'link' | 'image' | 'asset'; readonly href: string }[];
}

/** A file that a hook adds; its path counts from the output folder. */
export interface AddedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What a program of yours adds to a site while it is built. */
export interface Hooks {
  /** Sees each page before it is written; what it returns is written beside. */
  readonly page?: (page: DrawnPage) => readonly AddedFile[] | undefined;
  /** Called once, when all pages are drawn. */
  readonly outputs?: (
    pages: readonly BuiltPage[],
  ) => readonly AddedFile[] | undefined | Promise<readonly AddedFile[] | undefined>;
}
