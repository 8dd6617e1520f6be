// Built-in components within islands: the definitions of the site itself, with what the site answered them.
import { type ComponentChildren, h, isValidElement } from 'preact';
import { componentsByName } from '../../components/definition/by-name.ts';
import type { ComponentDefinition } from '../../components/definition/definition.ts';
import { componentWords } from '../../components/definition/words.ts';
import {
  type IconOptions,
  type RenderContext,
  RenderContextProvider,
} from '../../components/drawing/context.ts';
import { drawShape } from '../../icons/draw-shape.ts';
import { type Answers, codeKey, iconKey } from '../../mdx/islands/answers.ts';
import { resolveAsset, resolveHref } from './links.ts';

/** Draws something with the answers that the site gave to this page. */
export function __within(answers: Answers, draw: () => unknown): ComponentChildren {
  return h(RenderContextProvider.Provider, { value: createContext(answers) }, draw() as ComponentChildren);
}

/** How many ids the islands of the page have. */
let ids = 0;

function createContext({ icons, code, words }: Answers): RenderContext {
  return {
    language: document.documentElement.lang,
    href: resolveHref,
    asset: resolveAsset,
    icon: (value, options = {}) => {
      if (isValidElement(value)) return value;
      const shape = icons[iconKey(value, options.iconType, options.iconLibrary)];
      if (shape !== undefined) return drawShape({ viewBox: shape[0], body: shape[1] }, options);
      const isFile = typeof value === 'string' && /^(?:\.{0,2}\/|https?:)/.test(value);
      return isFile ? drawFile(value, options) : undefined;
    },
    inline: drawInline,
    block: drawInline,
    // No id of the page itself has this sign before a number.
    uniqueId: (stem) => `${stem}:${ids++}`,
    text: (key, values = {}) =>
      (words[key] ?? componentWords[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
        String(values[name] ?? whole),
      ),
    // Parts are found when the page is built; a script may set styles, and knows no sizes.
    use: () => undefined,
    frame: () => undefined,
    style: (style) => ({ style }),
    imageSize: () => undefined,
    highlight: (text, language) => code[codeKey(text, language)] ?? text.split('\n').map(escapeHtml),
  };
}

function drawFile(src: string, { size = 16, className }: IconOptions): ComponentChildren {
  const name = className ? `icon ${className}` : 'icon';
  return h('img', { class: name, src: resolveAsset(src), alt: '', width: size, height: size } as object);
}

const INLINE = /(`+)(.+?)\1|(\*\*|__|~~|\*)(\S(?:.*?\S)?)\3/;
const TAGS: Readonly<Record<string, string>> = { '**': 'strong', __: 'strong', '~~': 'del', '*': 'em' };

/** The inline Markdown that titles may hold: code, bold, italic, strike. */
function drawInline(markdown: string): ComponentChildren {
  const match = INLINE.exec(markdown);
  if (match === null) return markdown;
  const [whole, , code, mark = '', marked = ''] = match;
  const drawn =
    code === undefined ? h(TAGS[mark] ?? 'em', null, drawInline(marked)) : h('code', { dir: 'ltr' }, code);
  return [markdown.slice(0, match.index), drawn, drawInline(markdown.slice(match.index + whole.length))];
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The components of definitions as names of author code, aliases included. */
export function componentsOf(definitions: readonly ComponentDefinition[]): Readonly<Record<string, unknown>> {
  return componentsByName(
    definitions.flatMap(({ name, aliases = [], render }) =>
      [name, ...aliases].map((tag) => [tag, render] as const),
    ),
  );
}
