import type { AdoptedStyle } from '../drawing/context.ts';
import { declarationsOf } from '../drawing/inline-style.ts';
import type { PropDeclaration } from './definition.ts';
import type { StyleProp } from './props.ts';

/** Props that every visible component takes. */
export const lookProps: {
  readonly className: PropDeclaration & { readonly type: 'string' };
  readonly class: PropDeclaration & { readonly type: 'string' };
  readonly style: PropDeclaration & { readonly type: 'object' };
  readonly id: PropDeclaration & { readonly type: 'string' };
} = {
  className: { type: 'string', description: 'Further classes for the outer element.' },
  class: { type: 'string', description: 'HTML spelling of `className`.', legacy: true },
  style: { type: 'object', description: 'Inline styles for the outer element.' },
  id: { type: 'string', description: 'Name for links to it.' },
};

/** Props of a component that shows an icon. */
export const iconProps: {
  readonly icon: PropDeclaration & { readonly type: 'icon' };
  readonly iconType: PropDeclaration & { readonly type: 'string' };
  readonly iconLibrary: PropDeclaration & { readonly type: 'string' };
} = {
  icon: {
    type: 'icon',
    description: 'Name of an icon in the site’s library, a URL, a path in the project, or an `<svg>`.',
  },
  iconType: {
    type: 'string',
    needs: 'icon',
    description: 'Font Awesome style of the icon, such as `solid` or `brands`.',
  },
  iconLibrary: {
    type: 'string',
    needs: 'icon',
    description:
      'Library to take the icon from when it is not the site’s own: `lucide`, `tabler` or `fontawesome`.',
  },
};

/** What an author may add to the outer element. */
export interface Look {
  readonly className?: string | undefined;
  readonly class?: string | undefined;
  readonly style?: StyleProp | undefined;
  readonly id?: string | undefined;
}

/** Attributes of an outer element: the component's class hook first, then what the author added. */
export function outer(hook: string, look: Look): { class: string; style?: StyleProp; id?: string } {
  const names = [hook, look.className, look.class].filter(Boolean).join(' ');
  const style = look.style === undefined ? {} : { style: look.style };
  return { class: names, ...style, ...(look.id ? { id: look.id } : {}) };
}

/** Attributes of an element with what stands for a further style of it. */
export function joinLooks(
  look: ReturnType<typeof outer>,
  { class: name, style }: AdoptedStyle,
): ReturnType<typeof outer> {
  const names = [look.class, name].filter(Boolean).join(' ');
  const styles = [look.style, style].flatMap((part) => (part === undefined ? [] : declarationsOf(part)));
  if (styles.length === 0) return { ...look, class: names };
  return { ...look, class: names, style: styles.map((part) => part.replace(/;?$/, ';')).join('') };
}

/** Value of an attribute that is either there without a value or not at all. */
export function booleanAttribute(on: boolean): '' | undefined {
  return on ? '' : undefined;
}
