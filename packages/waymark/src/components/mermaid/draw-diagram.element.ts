import elkLayouts from '@mermaid-js/layout-elk';
import mermaid, { type MermaidConfig } from 'mermaid';
import { resolveHref } from '../../client/islands/links.ts';

// Loaders alone: what places the parts of a diagram so is fetched for the first diagram that asks for it.
mermaid.registerLayoutLoaders(elkLayouts);

/** A diagram to draw. */
export interface DiagramRequest {
  /** Id of the `<svg>`, unique within the page. */
  readonly id: string;
  readonly source: string;
  /** Where the text of the diagram is measured, so that it takes the fonts of its place. */
  readonly workplace: HTMLElement;
}

/** Draws a diagram in the page's colours of the moment. Rejects with the parser's words for a source it cannot read. */
export async function drawDiagram({ id, source, workplace }: DiagramRequest): Promise<SVGElement> {
  mermaid.initialize(configure(workplace));
  const drawn: unknown = (await mermaid.render(id, source, workplace)).svg;
  // The bundled library gives elements, not text: parsing text would lose every inline style to the page's policy.
  const svg = drawn instanceof DocumentFragment ? drawn.querySelector('svg') : null;
  if (svg === null) throw new Error('Nothing was drawn');
  decodeEntities(svg);
  resolveLinks(svg);
  return svg;
}

function configure(place: HTMLElement): MermaidConfig {
  const color = createProbe(place);
  const fontFamily = getComputedStyle(place).fontFamily;
  const [bg, raised, text, head, line, accent] = ['bg', 'bg-2', 'text', 'head', 'line-strong', 'soft'].map(
    color,
  );
  const [note, noteLine, danger] = ['bg-3', 'line', 'danger'].map(color);
  const isDark = document.documentElement.classList.contains('dark');
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    fontFamily,
    theme: 'base',
    themeVariables: {
      darkMode: isDark,
      fontFamily,
      fontSize: '15px',
      background: bg,
      primaryColor: accent,
      primaryTextColor: head,
      primaryBorderColor: line,
      secondaryColor: raised,
      tertiaryColor: raised,
      lineColor: line,
      textColor: text,
      clusterBkg: raised,
      clusterBorder: noteLine,
      edgeLabelBackground: bg,
      noteBkgColor: note,
      noteTextColor: text,
      noteBorderColor: noteLine,
      errorBkgColor: danger,
    },
  };
}

/** Reads colours of the theme in the form that the library understands. */
function createProbe(place: HTMLElement): (token: string) => string {
  const probe = place.appendChild(document.createElement('span'));
  // Where the reader's system takes all colours away, those of letters and boxes would be one.
  probe.style.setProperty('forced-color-adjust', 'none');
  return (token) => {
    probe.style.color = `var(--_${token})`;
    return getComputedStyle(probe).color;
  };
}

/** Links of a diagram are written from the root of the docs, as all links are. */
function resolveLinks(svg: SVGElement): void {
  for (const link of svg.querySelectorAll('a'))
    for (const attribute of link.attributes)
      if (attribute.localName === 'href') attribute.value = resolveHref(attribute.value).url;
}

/** Entities such as `#9829;` reach the drawing as the library's own signs, which it turns back in text only. */
function decodeEntities(svg: SVGElement): void {
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  const decoder = document.createElement('textarea');
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? '').replace(/ﬂ°(°?)(\w+)¶ß/g, (_, isNumber: string, name: string) => {
      decoder.innerHTML = isNumber === '' ? `&${name};` : `&#${name};`;
      return decoder.value;
    });
  }
}
