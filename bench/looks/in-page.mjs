/** Adds up the layout shifts of a page from its beginning. Passed to the browser as it stands. */
export function watchShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where title and text begin, how far things moved, how many elements there are. Passed to the browser with two selectors. */
export function measurePage(places) {
  const isBelow = (top) => top >= 0;
  /** Upper edge of the first letters in an element. */
  const firstText = (root) => {
    if (root === null) return -1;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.data.trim() === '' || !node.parentElement.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && box.height > 1 && isBelow(box.top)) return Math.round(box.top + scrollY);
    }
    return -1;
  };
  const bodies = [...document.querySelectorAll(places.bodies)];
  const tops = bodies.map(firstText).filter(isBelow);
  return {
    title: firstText(document.querySelector(places.title)),
    text: tops.length === 0 ? -1 : Math.min(...tops),
    shift: window.shifted,
    elements: document.querySelectorAll('*').length,
  };
}

/** Hides texts that name an engine, so that a picture does not tell whose it is. Passed to the browser with the names. */
export function hideNames(names) {
  const isTelling = new RegExp(names.join('|'), 'i');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (isTelling.test(node.data)) node.parentElement.style.visibility = 'hidden';
}
