/** Headings that look like the text around them although nobody styled them so. Runs in the page. */
export function judgeHeadings() {
  const { gate } = window;
  const found = [];
  for (const heading of gate.content().querySelectorAll('h1, h2, h3, h4')) {
    if (!gate.isVisible(heading) || heading.className !== '' || heading.closest('.not-prose') !== null)
      continue;
    const own = getComputedStyle(heading);
    const around = getComputedStyle(heading.parentElement);
    if (
      own.fontSize === around.fontSize &&
      own.fontWeight === around.fontWeight &&
      own.color === around.color
    )
      found.push(gate.finding(heading, 'looks like text'));
  }
  return found;
}
