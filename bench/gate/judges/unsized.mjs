/** Pictures and drawings above 64 pixels that nobody gave a size, and those that are drawn without any. Runs in the page. */
export function judgeUnsized() {
  const { gate } = window;
  const LARGE = 64;
  const sizing = [...gate.rules()].filter(
    ({ style, selectorText }) =>
      !/^(?:img|svg)(?:,\s*\w+)*$/.test(selectorText) &&
      [
        'width',
        'height',
        'inline-size',
        'block-size',
        'max-width',
        'max-height',
        'max-inline-size',
        'aspect-ratio',
      ].some((name) => style.getPropertyValue(name) !== ''),
  );
  const isSized = (element) =>
    element.hasAttribute('width') ||
    element.hasAttribute('height') ||
    sizing.some((rule) => element.matches(rule.selectorText.replace(/::[\w-]+/g, '')));
  const found = [];
  for (const element of document.querySelectorAll('svg, img')) {
    if (element.parentElement.closest('svg') !== null) continue;
    const { width, height } = element.getBoundingClientRect();
    if (element.localName === 'svg') {
      if ((width > LARGE || height > LARGE) && gate.isVisible(element) && !isSized(element))
        found.push(gate.finding(element, `svg ${Math.round(width)}×${Math.round(height)} without a size`));
      continue;
    }
    if (!element.complete || element.naturalWidth === 0 || !element.checkVisibility()) continue;
    if (width === 0 || height === 0)
      found.push(
        gate.finding(
          element.parentElement,
          `picture drawn ${Math.round(width)}×${Math.round(height)} (${element.src})`,
        ),
      );
    else if (width > LARGE && width > element.naturalWidth * 1.1 && !isSized(element))
      found.push(
        gate.finding(
          element,
          `picture stretched to ${Math.round(width)}×${Math.round(height)} (${element.src})`,
        ),
      );
  }
  return found;
}
