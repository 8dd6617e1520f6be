import type { DocsConfig } from '@waymark/core/config';
import type { Links, PageHead, PrintedLink, TocEntry } from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';
import type { RenderContext } from '../components/drawing/context.ts';
import type { FaceFile } from './brand/shipped-faces.ts';
import type { DocumentPieces } from './document-pieces.ts';
import type { PolicySources } from './head/policy.ts';
import type { Repository } from './parts/repository.ts';

/** URLs of the assets that every page loads, with base and content hash. */
export interface SiteAssets {
  /** The site's stylesheet: theme, palette, faces. */
  readonly css: string;
  /** The styles of parts, by their names; undefined if none of them has any. */
  readonly partsCss: (parts: readonly string[]) => string | undefined;
  /** The modules of parts. */
  readonly partsScripts: (parts: readonly string[]) => readonly string[];
  /** Styles of the search dialog; loaded with it. */
  readonly searchCss?: string;
  /** Tiny blocking script that sets the colour mode before first paint. */
  readonly modeScript: string;
  /** Deferred module with all behaviour. */
  readonly script: string;
  /** Module that keeps readers in the container that they come from; for sites with pages that stand in several. */
  readonly placesScript?: string;
  /** Module that opens the search dialog; loaded when the reader asks for it. None without search. */
  readonly searchScript?: string;
  /**
   * Files of the text face, to preload where a page needs letters of their alphabets, and the first one everywhere; none
   * when the project brings its own.
   */
  readonly fonts: readonly (FaceFile & { readonly href: string })[];
  /** The project's own stylesheets and scripts, in order. */
  readonly customCss: readonly string[];
  readonly customScripts: readonly { readonly src: string; readonly isModule: boolean }[];
  /** What these ask of the pages' security policy. */
  readonly authorSources: readonly PolicySources[];
  /** Loaders of the services that the configuration names, in order. */
  readonly integrations: readonly {
    readonly src: string;
    readonly settings: string;
    readonly consent?: string;
  }[];
}

/** What is the same on every page: the theme's first input. */
export interface SiteView {
  readonly config: DocsConfig;
  readonly navigation: NavigationModel;
  /** Every page file by route. */
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly links: Links;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Pages load nothing from other hosts and send nothing there: their project is not trusted with its readers. */
  readonly isClosed?: boolean;
  /** What the project's settings add to the security policy. */
  readonly allowed?: PolicySources;
  /** Absolute origin (and nothing else) for canonical links, when known. */
  readonly siteUrl?: string;
  /** Address of the site's MCP server, if it has one. */
  readonly mcpUrl?: string;
  /** Where answers of readers are sent. */
  readonly feedbackUrl?: string;
  /** Where the sources of the pages are, if pages lead there. */
  readonly repository?: Repository;
  readonly assets: SiteAssets;
  /** `Waymark 0.1.0`, for the generator meta tag. */
  readonly generator: string;
  /** Size of a picture of the project, by its path as configured; undefined where it cannot be told. */
  readonly imageSize?: (path: string) => PictureSize | undefined;
}

/** Width and height of a picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A link to something related; without `link` its address is not safe to follow. */
export interface RelatedView {
  readonly title: string;
  readonly link?: PrintedLink;
}

/** What differs from page to page: the theme's second input. */
export interface PageView {
  readonly route: string;
  readonly title: string;
  /** Absent on generated endpoint pages and on the 404 page. */
  readonly head?: PageHead;
  /** Day on which it was written, where its author says so: `2026-11-22`. */
  readonly published?: string;
  /** Day of the last change, where the page shows it: `2026-11-22`. */
  readonly lastModified?: string;
  /** Path of the picture that a link to the page shows, where one is drawn. */
  readonly picture?: string;
  /** Inline Markdown, already rendered to HTML. */
  readonly descriptionHtml?: string;
  /** Plain text for the meta tag. */
  readonly description?: string;
  readonly mode: 'default' | 'wide' | 'custom' | 'frame' | 'center' | 'assistant';
  readonly toc: readonly TocEntry[];
  /** What stands between title and examples where there is one column: the head of an endpoint page. */
  readonly leadHtml?: string;
  /** The rendered body. */
  readonly bodyHtml: string;
  /** Names of the parts in it; the theme adds its own. */
  readonly parts: readonly string[];
  /** Addresses of the modules of its islands, by the number that stands on these. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Links below the text, to what its author names as related. */
  readonly related?: readonly RelatedView[];
  /** Panel, request and response examples, for the side column. */
  readonly asideHtml?: string;
  /** Titles of the views that readers of the page choose from. */
  readonly views?: readonly string[];
  /** The feed of a changelog: its URL, and whether the page shows a link to it. */
  readonly feed?: { readonly href: string; readonly isShown: boolean };
  /** For endpoint pages: `GET /users/{id}`. */
  readonly operation?: string;
  /** For pages with a playground: where it may send requests to, as sources of the security policy. */
  readonly connect?: readonly string[];
  /** What code of the page's author needs of the security policy. */
  readonly asks?: PolicySources;
  /** Stylesheets that only this page needs (hashed inline styles). */
  readonly stylesheets: readonly string[];
  readonly deprecated?: boolean;
  /** The page as Markdown, for menus that hand it on; absent on the 404 page. */
  readonly readMarkdown?: () => string;
}

/** A whole document, and what goes with it. */
export interface Rendered {
  readonly html: DocumentPieces;
  /** Names of the parts of page and theme, sorted. */
  readonly parts: readonly string[];
  /** Files that the document refers to and others need not: path → HTML. */
  readonly files: ReadonlyMap<string, string>;
}

/** Renders whole documents; created once for a site. */
export interface Theme {
  /** The complete HTML document of a page. */
  renderDocument(page: PageView): Rendered;
  /** The complete HTML document of `404.html`. `descriptionHtml` is the author's own text, if any, with its parts. */
  renderNotFound(descriptionHtml?: string, parts?: readonly string[]): Rendered;
  /** Files the pages refer to that depend on the navigation: fragments of very large sidebars. Path → HTML. */
  fragments(): ReadonlyMap<string, string>;
}

/** What a theme may ask for while it renders: icons, links, words. */
export interface ThemeContext extends Pick<RenderContext, 'icon'> {
  /** Interface words in a language. */
  readonly textIn: (language: string) => RenderContext['text'];
  /** A short name for a content: equal contents, equal names. */
  readonly hash: (content: string) => string;
}
