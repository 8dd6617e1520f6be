import type { ConfigView } from '../config-view.ts';
import type { Chrome } from './chrome.ts';

/** Pixels of a letter of a label, and of what stands around a label. */
const LETTER = 7.3;
const AROUND = 24;
/** Letters that are as wide as they are high. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/**
 * Rows that tabs have of their own below the header's first: none where they stand in it. A page is drawn before anyone
 * measures it, so what fits is told by letters.
 */
export function tabRows({ tabBars, selectors }: Chrome, { tabRoom, navbar }: ConfigView): number {
  const [bar, ...others] = tabBars;
  if (tabRoom === undefined || bar === undefined || others.length > 0) return tabBars.length;
  const labels = [
    ...bar.elements.map(({ label }) => label),
    ...selectors.map(({ active }) => active?.label ?? ''),
    ...[...navbar.links, ...(navbar.primary === undefined ? [] : [navbar.primary])].map(({ label }) => label),
  ];
  return labels.reduce((sum, label) => sum + widthOf(label), 0) > tabRoom ? 1 : 0;
}

function widthOf(label: string): number {
  return (label.length + (label.match(WIDE)?.length ?? 0)) * LETTER + AROUND;
}
