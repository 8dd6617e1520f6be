import {
  type ComponentChild,
  type ComponentChildren,
  cloneElement,
  h,
  isValidElement,
  toChildArray,
} from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { FRAME_SANDBOX } from '../../components/media/frame-source.ts';
import { isDataScript } from '../../mdx/render/elements/data-script.tsx';
import {
  attributeName,
  isRefused,
  readInnerHtml,
  readStyle,
} from '../../mdx/render/elements/written-attributes.ts';
import { resolveAsset, resolveHref } from './links.ts';

type Props = Readonly<Record<string, unknown>>;

/** Creates an element of author code: tags as React has them, addresses as the site has them. */
export function createAuthorElement(
  type: unknown,
  props: Props | null,
  ...children: ComponentChild[]
): ComponentChild {
  if (typeof type !== 'string') return h(type as never, props as never, ...children);
  if (type === 'style') return h(Style, { css: children.flat().join('') });
  if (isRefused(type) && !isDataScript(type, props ?? {})) return null;
  if (type === 'select') return createSelect(props ?? {}, children);
  return h(type, readAttributes(type, props ?? {}), ...children);
}

/** A `<select>`; what it begins with, and a list of values, is said by its options: the browser knows neither of them. */
function createSelect({ defaultValue, ...props }: Props, children: ComponentChild[]): ComponentChild {
  const { value = defaultValue, ...others } = props;
  if (value === props['value'] && !Array.isArray(value))
    return h('select', readAttributes('select', props), ...children);
  return h('select', readAttributes('select', others), chooseOptions(children, [value].flat().map(String)));
}

interface OptionProps {
  readonly children?: ComponentChildren;
  readonly value?: unknown;
}

function chooseOptions(children: ComponentChildren, values: readonly string[]): ComponentChild[] {
  return toChildArray(children).map((child) => {
    if (!isValidElement(child)) return child;
    const { children: inside, value = toChildArray(inside).join('') } = child.props as OptionProps;
    if (child.type === 'optgroup') return cloneElement(child, null, chooseOptions(inside, values));
    if (child.type !== 'option') return child;
    return cloneElement(child, { selected: values.includes(String(value)) } as object);
  });
}

/** Styles of author code, by a way that the page's policy allows. */
function Style({ css }: { readonly css: string }): null {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
  return null;
}

function readAttributes(tag: string, props: Props): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    Object.assign(attributes, readAttribute(tag, name, value, props));
  return attributes;
}

function readAttribute(tag: string, name: string, value: unknown, props: Props): Record<string, unknown> {
  if (name === 'style') return { style: readStyle(value) };
  if (name === 'dangerouslySetInnerHTML') return { [name]: readInnerHtml(value) };
  if (name === 'srcDoc') return { srcdoc: value, sandbox: FRAME_SANDBOX };
  if (name === 'href' && tag === 'a') return linkAttributes(value);
  if ((name === 'src' || name === 'poster') && typeof value === 'string')
    return { [name]: resolveAsset(value) };
  return { [/^on[A-Z]/.test(name) ? eventName(tag, name, props) : attributeName(name)]: value };
}

function linkAttributes(href: unknown): Record<string, unknown> {
  if (typeof href !== 'string') return {};
  const { url, external } = resolveHref(href);
  return external ? { href: url, target: '_blank', rel: 'noopener noreferrer' } : { href: url };
}

const CHANGED_AT_ONCE = /^(?!checkbox$|radio$|file$)/;

/** React's names of events differ from the browser's in a few places. */
function eventName(tag: string, name: string, props: Props): string {
  switch (name) {
    case 'onChange': {
      const isText =
        tag === 'textarea' || (tag === 'input' && CHANGED_AT_ONCE.test(String(props['type'] ?? '')));
      return isText && props['onInput'] === undefined ? 'onInput' : name;
    }
    case 'onDoubleClick':
      return 'onDblClick';
    case 'onFocus':
      return 'onfocusin';
    case 'onBlur':
      return 'onfocusout';
    default:
      return name;
  }
}
