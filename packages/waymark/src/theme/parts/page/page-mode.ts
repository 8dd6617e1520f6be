import type { PageView } from '../../page-view.ts';

/** Which parts of the layout a page shows. */
export interface PageParts {
  readonly sidebar: boolean;
  readonly title: boolean;
  readonly toc: boolean;
  /** Examples and panels stand beside the text. */
  readonly aside: boolean;
  readonly pagination: boolean;
  readonly footer: boolean;
}

const DEFAULT: PageParts = {
  sidebar: true,
  title: true,
  toc: true,
  aside: true,
  pagination: true,
  footer: true,
};
const BLANK: PageParts = {
  sidebar: false,
  title: false,
  toc: false,
  aside: false,
  pagination: false,
  footer: false,
};

const PARTS: Readonly<Record<PageView['mode'], PageParts>> = {
  default: DEFAULT,
  wide: { ...DEFAULT, toc: false, aside: false },
  center: { ...DEFAULT, sidebar: false, toc: false, aside: false },
  frame: { ...BLANK, sidebar: true, footer: true },
  custom: BLANK,
  // Without a chat, its text is what there is.
  assistant: { ...DEFAULT, sidebar: false, toc: false, aside: false },
};

/** The parts that a page mode shows. */
export function partsOf(mode: PageView['mode']): PageParts {
  return PARTS[mode];
}
