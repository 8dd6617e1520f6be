import type { JSX } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';

/** Draws a part of documents under a name: one name always means the same markup. */
export type DrawOnce = (name: string, draw: () => JSX.Element) => JSX.Element;

/** Creates what draws each part at its first use and gives its HTML to the documents after that. */
export function createDrawOnce(): DrawOnce {
  const drawn = new Map<string, string>();
  return (name, draw) => {
    const html = drawn.get(name) ?? inOnePiece(renderToString(draw()));
    drawn.set(name, html);
    return jsxTemplate([html]);
  };
}

/** A text in one piece, as V8 makes it for whoever looks into it: else every document puts some hundred pieces together again. */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** Draws the part at every use: where documents differ in it. */
export const drawEach: DrawOnce = (_, draw) => draw();
