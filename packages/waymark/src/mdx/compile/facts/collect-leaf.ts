import { parseFenceMeta } from '../../../highlight/fences/fence-meta.ts';
import { placeOf } from '../../parse/read-module.ts';
import type { MdxNode } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';
import type { FactsCollector } from './collect-facts.ts';

/** Notes the words, code and links of a node that no visitor of its own knows. */
export function collectLeaf(node: MdxNode, collector: FactsCollector, { module }: Instance): void {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'inlineMath':
      collector.text(node.value ?? '');
      break;
    case 'break':
      collector.text(' ');
      break;
    case 'code': {
      const { title } = parseFenceMeta(node.lang, node.meta);
      if (title !== undefined) {
        collector.text(title);
        collector.breakText();
      }
      collector.code(node.value ?? '');
      break;
    }
    case 'definition':
      // `[comment]: <> (text)` is how Markdown keeps a remark.
      if (node.url !== '')
        collector.link({ kind: 'link', href: node.url ?? '', span: placeOf(node, module) });
      break;
    case 'link':
      collector.link({ kind: 'link', href: node.url ?? '', span: placeOf(node, module) });
      break;
    case 'image':
      collector.text(node.alt ?? '');
      collector.link({ kind: 'image', href: node.url ?? '', span: placeOf(node, module) });
      break;
  }
}
