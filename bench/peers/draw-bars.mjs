// The figures of a run as a picture for the README: bars of CPU seconds, readable on light and dark grounds.
const ROW = 30;
const LABELS = 110;
const BARS = 480;
const WIDTH = LABELS + BARS + 110;

/** An SVG with one bar for each row, the first of which is Waymark; `title` says what was measured. */
export function drawBars(rows, title) {
  const most = Math.max(...rows.map(({ cpu }) => cpu));
  const height = ROW * (rows.length + 1) + 10;
  const bars = rows.map(({ name, cpu }, index) => {
    const y = ROW * (index + 1);
    const width = Math.max(1, Math.round((cpu / most) * BARS));
    return [
      `<text x="${LABELS - 10}" y="${y + 17}" text-anchor="end">${name}</text>`,
      `<rect class="${index === 0 ? 'own' : 'peer'}" x="${LABELS}" y="${y + 4}" width="${width}" height="18" rx="3"/>`,
      `<text x="${LABELS + width + 8}" y="${y + 17}">${cpu.toFixed(cpu < 10 ? 1 : 0)} s</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<style>text{font:14px system-ui,sans-serif;fill:#57606a}.title{font-weight:600}.own{fill:#0b6e4f}.peer{fill:#8c959f}@media(prefers-color-scheme:dark){text{fill:#9ba4ae}.own{fill:#3fb68b}.peer{fill:#6e7781}}</style>
<text class="title" x="${LABELS}" y="20">${title}</text>
${bars.join('\n')}
</svg>
`;
}
