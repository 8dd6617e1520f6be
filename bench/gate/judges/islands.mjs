/** Islands that did not come to life once they were seen. Runs in the page, after it was scrolled through. */
export function judgeIslands() {
  const { gate } = window;
  return [...document.querySelectorAll('wm-island')]
    .filter(
      (island) =>
        !island.hasAttribute('data-awake') &&
        (island.checkVisibility() || island.children.length === 0) &&
        island.closest('details:not([open]), [hidden], template') === null,
    )
    .map((island) => gate.finding(island, 'asleep'));
}
