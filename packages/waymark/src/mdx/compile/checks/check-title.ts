import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { isTag } from '../../parse/tree.ts';
import type { CompiledPage } from '../compile-page.ts';
import { headingWords } from '../facts/heading-words.ts';
import { spanOf } from '../instance.ts';

/** Finds a heading at the beginning of a page that says its title again, which stands above it. */
export function checkTitle({ page }: CompiledPage, title: string): readonly Diagnostic[] {
  const first = page.module.root.children?.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (first === undefined || (first.depth !== 1 && !(isTag(first) && first.name === 'h1'))) return [];
  const isAgain = headingWords(first, page).trim().toLowerCase() === title.trim().toLowerCase();
  return isAgain ? [mdxDiagnostics['title-again']({}, { span: spanOf(first, page) })] : [];
}
