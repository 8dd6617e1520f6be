import type { PageLink } from '@waymark/core/content';
import type { WrittenProps } from '../../../components/definition/definition.ts';
import { addressesIn } from '../../../components/drawing/inline-style.ts';
import { readSrcset } from '../../../components/drawing/srcset.ts';
import { isIconFile } from '../../../icons/index.ts';
import { type MdxModule, placeOf } from '../../parse/read-module.ts';
import { attributeCode, type MdxNode } from '../../parse/tree.ts';

const LINK_PROPS = [
  { name: 'href', kind: 'link' },
  { name: 'src', kind: 'asset' },
  { name: 'img', kind: 'image' },
  { name: 'poster', kind: 'asset' },
] as const;
/** The beginning of a path. */
const PATH = /^\.{0,2}\/[^/]/;
/** The beginning of an address in full, or of a drawing that is one by itself. */
const OUTSIDE = /^(?:https?:)?\/\/|^data:/i;
/** A picture in the code of an attribute. */
const PICTURE = /<img\s[^<>]*?\bsrc=(?:"([^"]*)"|'([^']*)')/g;

/**
 * The links and files that a tag names in its attributes. No page asks for a script: such a tag is left out. What a component of
 * the project makes of a bare name of a file is its own business.
 */
export function elementLinks(
  node: MdxNode,
  props: WrittenProps,
  { module, isBuiltIn }: { readonly module: MdxModule; readonly isBuiltIn: boolean },
): readonly PageLink[] {
  if (node.name === 'script') return [];
  const links: PageLink[] = [];
  const add = (kind: PageLink['kind'], href: string): void => {
    links.push({ kind, href, span: placeOf(node, module) });
  };
  for (const { name, kind } of LINK_PROPS) {
    const href = Object.hasOwn(props, name) ? props[name] : undefined;
    if (typeof href === 'string') add(linkKind(node.name ?? '', name, kind), href);
  }
  const icon = iconFile(props, isBuiltIn);
  if (icon !== undefined) add('image', icon);
  for (const picture of picturesInCode(node)) add('image', picture);
  for (const file of listedFiles(props)) add('image', file);
  return links;
}

/** An icon that is a file of the project; any other is a name or an address. */
function iconFile({ icon }: WrittenProps, isBuiltIn: boolean): string | undefined {
  const file = typeof icon === 'string' ? icon.trim() : '';
  const isFile = isBuiltIn ? isIconFile(file) && !OUTSIDE.test(file) : PATH.test(file);
  return isFile ? file : undefined;
}

/** The files of a list of pictures, and those that a style loads. */
function listedFiles({ srcset, srcSet = srcset, style }: WrittenProps): readonly string[] {
  if (srcSet === undefined && style === undefined) return [];
  const candidates = typeof srcSet === 'string' ? readSrcset(srcSet) : [];
  const values = typeof style === 'object' && style !== null ? Object.values(style) : [style];
  const declarations = values.flatMap((value) => (typeof value === 'string' ? addressesIn(value) : []));
  return [...candidates.map(({ src }) => src), ...declarations].filter((src) => !src.startsWith('data:'));
}

function picturesInCode({ attributes = [] }: MdxNode): readonly string[] {
  const pictures: string[] = [];
  for (const attribute of attributes) {
    const code = attributeCode(attribute);
    if (code?.includes('<img') !== true) continue;
    for (const [, double, single = ''] of code.matchAll(PICTURE)) pictures.push(double ?? single);
  }
  return pictures;
}

function linkKind(tag: string, prop: string, kind: PageLink['kind']): PageLink['kind'] {
  if (tag === 'img' && prop === 'src') return 'image';
  return tag === 'iframe' || tag === 'use' ? 'asset' : kind;
}
