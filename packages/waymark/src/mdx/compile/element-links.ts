import type { PageLink } from '@waymark/core/content';
import type { WrittenProps } from '../../components/definition.ts';
import type { MdxModule } from '../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../parse/tree.ts';

const LINK_PROPS = { href: 'link', src: 'asset', img: 'image', poster: 'asset' } as const;

/** The links and files that a tag names in its attributes. */
export function elementLinks(node: MdxNode, props: WrittenProps, module: MdxModule): readonly PageLink[] {
  const span = {
    file: module.file,
    start: module.toSource(startOf(node)),
    end: module.toSource(endOf(node)),
  };
  return Object.entries(LINK_PROPS).flatMap(([name, kind]) => {
    const href = Object.hasOwn(props, name) ? props[name] : undefined;
    return typeof href === 'string' ? [{ kind: linkKind(node.name ?? '', name, kind), href, span }] : [];
  });
}

function linkKind(tag: string, prop: string, kind: PageLink['kind']): PageLink['kind'] {
  if (tag === 'img' && prop === 'src') return 'image';
  return tag === 'iframe' || tag === 'use' ? 'asset' : kind;
}
