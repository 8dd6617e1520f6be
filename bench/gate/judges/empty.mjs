/** Places that hold nothing where an author wrote something. Runs in the page. */
export function judgeEmpty() {
  const { gate } = window;
  const SHOWS =
    'img, svg, video, audio, iframe, canvas, input, button, math, hr, object, textarea, select, progress, meter';
  const found = [];
  const content = gate.content();
  const holdsNothing = (element) =>
    element.textContent.trim() === '' && element.querySelector(SHOWS) === null && !element.matches(SHOWS);
  if (holdsNothing(content)) found.push(gate.finding(content, 'a page without content'));
  for (const element of content.querySelectorAll(
    'wm-island, .card, .callout, .tile, .accordion, .step, .tab-panel, .frame, td:only-child, [data-diagnostic]',
  )) {
    if (element.matches('[data-diagnostic]')) found.push(gate.finding(element, 'a notice'));
    else if (
      holdsNothing(element) &&
      element.hasAttribute('data-empty') === false &&
      element.localName !== 'wm-island'
    )
      found.push(gate.finding(element, 'empty'));
    else if (
      element.localName === 'wm-island' &&
      holdsNothing(element) &&
      element.getBoundingClientRect().height > 40
    )
      found.push(gate.finding(element, 'an empty island'));
  }
  for (const element of content.querySelectorAll('div, section, article')) {
    const { height } = element.getBoundingClientRect();
    if (
      height < 120 ||
      element.children.length > 0 ||
      !holdsNothing(element) ||
      element.closest('[aria-hidden]')
    )
      continue;
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    if (
      backgroundImage === 'none' &&
      /, 0\)$/.test(backgroundColor) &&
      borderTopWidth === '0px' &&
      element.className !== ''
    )
      found.push(gate.finding(element, `an empty place ${Math.round(height)} high`));
  }
  return found;
}
