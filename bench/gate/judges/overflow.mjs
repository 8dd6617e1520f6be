/** A page that scrolls sideways, and the element that makes it do so. Runs in the page. */
export function judgeOverflow() {
  const { gate } = window;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const scrolls = (element) =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return (
      width > 0 &&
      right + scrollX > clientWidth + 1 &&
      getComputedStyle(element).position !== 'fixed' &&
      !scrolls(element.parentElement)
    );
  });
  const innermost =
    wide.find((element) => !wide.some((other) => other !== element && element.contains(other))) ??
    document.body;
  return [gate.finding(innermost, `${scrollWidth - clientWidth} pixels too wide`)];
}
