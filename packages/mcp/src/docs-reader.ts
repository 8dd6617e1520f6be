/** A page that matches a question. */
export interface FoundPage {
  readonly route: string;
  readonly title: string;
  /** Labels from the root of the navigation to the page. */
  readonly trail: readonly string[];
  readonly excerpt?: string;
  readonly sections: readonly FoundSection[];
}

/** A section of a page that matches. */
export interface FoundSection {
  readonly id: string;
  readonly heading: string;
  readonly excerpt?: string;
}

/** What to search in, and how much to give. */
export interface SearchChoices {
  readonly limit?: number | undefined;
  readonly language?: string | undefined;
  readonly version?: string | undefined;
  readonly product?: string | undefined;
}

/** The best pages for a question, and how many match. */
export interface FoundPages {
  readonly pages: readonly FoundPage[];
  readonly total: number;
  /** Whether the docs are not in the language that was chosen. */
  readonly lacksLanguage?: boolean;
}

/** An element of the navigation, as `navigation.json` has it. */
export interface NavigationElement {
  readonly kind: string;
  readonly label?: string;
  /** Of a language. */
  readonly code?: string;
  readonly title?: string;
  readonly route?: string;
  readonly target?: string;
  readonly href?: string;
  readonly method?: string;
  readonly path?: string;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly root?: unknown;
  readonly children?: readonly NavigationElement[];
}

/** Instructions for agents that the docs bring. */
export interface DocsSkill {
  readonly name: string;
  readonly description: string;
}

/** The docs that agents ask, wherever they come from: a docs folder, or a finished build. */
export interface DocsReader {
  readonly name: string;
  readonly version: string;
  search(query: string, choices: SearchChoices): Promise<FoundPages>;
  /** The page at a path of the site, as addresses have it, as Markdown; undefined where there is none. */
  readPage(path: string): Promise<string | undefined>;
  /** Undefined while the docs make no site. */
  navigation(): Promise<NavigationElement | undefined>;
  skills(): Promise<readonly DocsSkill[]>;
  /** The text of a skill; undefined where none has the name. */
  readSkill(name: string): Promise<string | undefined>;
}
