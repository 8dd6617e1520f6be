/**
 * Finds a header that ends far before its end, and rows that their author centred and that do not lie so. Runs in the page.
 */
export function judgeAlignment() {
  const { gate } = window;
  const findings = [];
  const end = document.querySelector('.topbar-right-container');
  const header = end?.closest('#navbar');
  // Some themes have these over the sidebar.
  const isRow = end && getComputedStyle(end.closest('.bar-row') ?? end).position !== 'fixed';
  if (header && isRow && gate.isVisible(end)) {
    const [whole, part] = [header.getBoundingClientRect(), end.getBoundingClientRect()];
    const gap =
      getComputedStyle(header).direction === 'rtl' ? part.left - whole.left : whole.right - part.right;
    if (gap > header.clientWidth / 5)
      findings.push(gate.finding(end, `${Math.round(gap)} pixels before its end`));
  }
  const middleOf = ({ top, bottom }) => (top + bottom) / 2;
  for (const row of gate.content().querySelectorAll('.items-center')) {
    const { display, flexDirection, flexWrap, paddingTop, paddingBottom } = getComputedStyle(row);
    if (!/flex$/.test(display) || flexDirection !== 'row' || flexWrap !== 'nowrap') continue;
    const middle =
      middleOf(row.getBoundingClientRect()) +
      (Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / 2;
    for (const child of row.children) {
      const { position, alignSelf } = getComputedStyle(child);
      if (position === 'absolute' || alignSelf !== 'auto' || !gate.isVisible(child)) continue;
      const off = Math.round(middleOf(child.getBoundingClientRect()) - middle);
      // A pixel or two is what an author moves a sign by.
      if (Math.abs(off) > 4) findings.push(gate.finding(child, `${off} pixels off the middle of its row`));
    }
  }
  return findings;
}
