import { configIcons, type IconValue } from '@waymark/core/content';
import { type Diagnostic, proposeValue } from '@waymark/core/diagnostics';
import { isElement, walk } from '@waymark/core/navigation';
import type { DrawIcon } from '../icons/index.ts';
import type { Site } from '../site/site.ts';
import { type CheckFile, createFileCheck } from './check-file.ts';

/** Finds icons of the configuration that cannot be drawn as written. */
export function checkIcons(
  { config, navigation, locate, links }: Pick<Site, 'config' | 'navigation' | 'locate' | 'links'>,
  icons: DrawIcon,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const checkFile = createFileCheck(links);
  const place = (pointer: string, icon: IconValue): Parameters<DrawIcon>[2] => {
    const report = (diagnostic: Diagnostic, meant?: string): void => {
      const name = locate(`${pointer}/icon${typeof icon === 'string' ? '' : '/name'}`)?.span;
      // What is not written itself is told at a bracket.
      const written = name !== undefined && name.end - name.start > 1 ? name : undefined;
      found.push({ ...diagnostic, ...locate(`${pointer}/icon`), ...proposeValue(written, meant) });
    };
    return { asset: assetAt(checkFile, report), report };
  };
  for (const { node } of walk(navigation.root))
    if (isElement(node) && node.icon !== undefined)
      icons(node.icon, { iconType: node.iconType }, place(node.pointer, node.icon));
  for (const { icon, iconType, pointer } of configIcons(config))
    icons(icon, { iconType }, place(pointer, icon));
  return found;
}

/** Hands on the addresses of icons that are files, which may not be there. */
export function assetAt(
  checkFile: CheckFile,
  report: (diagnostic: Diagnostic) => void,
  from?: Parameters<CheckFile>[1],
): (href: string) => string {
  return (href) => {
    for (const each of checkFile(href, from)) report(each);
    return href;
  };
}
