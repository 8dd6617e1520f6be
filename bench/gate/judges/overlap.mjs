/** Texts that lie over each other. Runs in the page. */
export function judgeOverlap() {
  const { gate } = window;
  /** Looking at a place makes the page lay itself out. */
  const MOST_LOOKS = 40;
  const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const windows = new Map();
  const lines = [];
  let looks = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent === null || !gate.isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of [...range.getClientRects()].map((line) => clip(line, parent))) {
      if (rect.width > 2 && rect.height > 4) lines.push({ rect, parent });
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const found = [];
  for (let i = 0; i < lines.length && found.length < 5; i++) {
    for (let j = i + 1; j < lines.length && lines[j].rect.top < lines[i].rect.bottom - 3; j++) {
      // Pieces of one line that is cut short.
      if (lines[i].parent === lines[j].parent) continue;
      if (cover(lines[i].rect, lines[j].rect) && ++looks < MOST_LOOKS && bothShow(lines[i], lines[j]))
        found.push(gate.finding(lines[j].parent, `over ${gate.describe(lines[i].parent)}`));
    }
  }
  return found;

  /** What of a line the boxes around it let through. */
  function clip(line, element) {
    const seen = meet(line, windowOf(element));
    return { ...seen, width: seen.right - seen.left, height: seen.bottom - seen.top };
  }

  /** Where the content of an element can show. */
  function windowOf(element) {
    if (element === null) return EVERYWHERE;
    if (!windows.has(element)) {
      const outer = windowOf(element.parentElement);
      const isOpen = getComputedStyle(element).overflow === 'visible';
      windows.set(element, isOpen ? outer : meet(outer, element.getBoundingClientRect()));
    }
    return windows.get(element);
  }

  function meet(a, b) {
    return {
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  function cover(a, b) {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Line boxes of close lines touch, their letters do not.
    return width > 4 && height > Math.min(a.height, b.height) * 0.45;
  }

  /** What is clipped or covered by a box with a ground of its own is not seen. */
  function bothShow(a, b) {
    const x = (Math.max(a.rect.left, b.rect.left) + Math.min(a.rect.right, b.rect.right)) / 2;
    const y = (Math.max(a.rect.top, b.rect.top) + Math.min(a.rect.bottom, b.rect.bottom)) / 2;
    if (x < 0 || x > innerWidth) return false;
    if (y < 0 || y > innerHeight) scrollTo({ top: scrollY + y - innerHeight / 2, behavior: 'instant' });
    const at = { x, y: y < 0 || y > innerHeight ? innerHeight / 2 : y };
    const stack = document.elementsFromPoint(at.x, at.y);
    const first = stack.indexOf(a.parent);
    const second = stack.indexOf(b.parent);
    if (first === -1 || second === -1) return false;
    const between = stack.slice(Math.min(first, second), Math.max(first, second));
    return !between.some((element) => isOpaque(element));
  }

  function isOpaque(element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(?:\.\d+)?\)$|transparent/.test(backgroundColor);
  }
}
