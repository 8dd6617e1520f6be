import type { IconValue } from '@waymark/core/content';
import type { Span } from '@waymark/core/source';
import { type ComponentChildren, type Context, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { TypedCode } from '../../highlight/fences/mark-types.ts';
import type { ComponentAnchor } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import type { StyleProp } from '../definition/props.ts';
import type { Picture } from '../media/image-size.ts';
import { createProvider, type Provider } from './create-provider.ts';

/** Options of an icon beside its name. */
export interface IconOptions {
  /** Font Awesome style (`solid`, `regular`, `brands` …). */
  readonly iconType?: string | undefined;
  readonly iconLibrary?: string | undefined;
  /** Pixels; 16 unless told. */
  readonly size?: number | undefined;
  /** CSS colour; `currentColor` unless told. */
  readonly color?: string | undefined;
  readonly className?: string | undefined;
  /** In a line of text, where an unknown icon leaves no room. */
  readonly inText?: boolean;
  /** The page whose front matter names the icon: the path of a file begins there, else at the root. */
  readonly from?: { readonly file: string; readonly route: string } | undefined;
}

/** A link target ready to print. */
export interface ResolvedHref {
  /** With base path and trailing slash where it is a page of the site; unsafe schemes become `#`. */
  readonly url: string;
  /** Leads outside the site. */
  readonly external: boolean;
}

/** What stands for an inline style: a class of the page's stylesheet, or the style itself where that is allowed. */
export interface AdoptedStyle {
  readonly class?: string;
  readonly style?: StyleProp;
}

/** Who gets some content. */
export interface Readers {
  readonly people: boolean;
  readonly agents: boolean;
}

/**
 * What a built-in component may ask of the page that it is rendered in. Components are pure functions of their props
 * and this; they import nothing of the engine.
 */
export interface RenderContext {
  /** Language of the page, as `html lang` has it. */
  readonly language: string;
  /** Resolves an `href` as the author wrote it, relative to the page's file. */
  href(href: string): ResolvedHref;
  /** Resolves an image or file `src` as the author wrote it. */
  asset(src: string): string;
  /** Draws an icon; the room of an unknown one, which is reported. */
  icon(value: IconValue | VNode | undefined, options?: IconOptions): ComponentChildren;
  /** Renders inline Markdown (code, bold, italic, strike, links become text), as titles of components may hold. */
  inline(markdown: string): ComponentChildren;
  /** Renders block Markdown (with links), for descriptions that come from data, for a part of a page (`page`), or as one `line`. */
  block(markdown: string, form?: 'block' | 'page' | 'line'): ComponentChildren;
  /** An id unique within the page, from a stem: the stem itself, then `stem-2` … */
  uniqueId(stem: string): string;
  /** The id of a component that code draws, where the page gave it none; nothing in islands, which the browser draws again. */
  anchorId?(anchor: ComponentAnchor): string;
  /** Takes notice of an id that the page's author gives an element. */
  noteId?(id: string): void;
  /** An interface word in the page's language; `{name}` placeholders are filled from `values`. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Highlights code: one HTML string a line, coloured by classes. Unknown languages give escaped plain lines. */
  highlight(code: string, language: string | undefined): readonly string[];
  /** The types of code; undefined where they cannot be worked out, which is reported at the span. */
  types?(code: string, language: string | undefined, at: Span): TypedCode | undefined;
  /** Takes notice that a part is drawn, so that the page loads its files. */
  use(part: Part): void;
  /** Content for some readers only, where what is drawn is what agents are told too: in code of authors. */
  forReaders?(content: ComponentChildren, readers: Readers): ComponentChildren;
  /** Whether every page loads this script anyway, as it is a file of the project. */
  loads?(src: string): boolean;
  /** What an element gets for an inline style. */
  style(style: StyleProp): AdoptedStyle;
  /** Address of a file with a document that an author wrote into an attribute; undefined where no file can be made. */
  frame(html: string): string | undefined;
  /** Size of a picture by its URL; undefined where it cannot be told. */
  imageSize(url: string): Picture | undefined;
}

/** Carries the render context to every component of a page. */
export const RenderContextProvider: Context<RenderContext | undefined> = createContext<
  RenderContext | undefined
>(undefined);

/** The same, for what is drawn once. */
export const RenderProvider: Provider<RenderContext | undefined> = createProvider(RenderContextProvider);

/** The render context of the page being rendered. Throws outside of one: that is a bug of ours. */
export function useRenderContext(): RenderContext {
  const context = useContext(RenderContextProvider);
  if (context === undefined) throw new Error('A built-in component was rendered outside of a page');
  return context;
}
