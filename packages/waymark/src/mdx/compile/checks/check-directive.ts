import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { placeOfText } from '../../parse/read-module.ts';
import { type MdxNode, startOf } from '../../parse/tree.ts';
import { type Instance, spanOf } from '../instance.ts';
import type { Findings } from './findings.ts';
import { ourComponentFor } from './foreign-components.ts';

/** What other tools begin a callout with; behind colons and dots they have other blocks too. */
const FOREIGN_BLOCK =
  /^(?::{3,}\s*([\w-]+)|\.\. ([\w-]+)::|\[!(?!(?:note|tip|important|warning|caution)\])(\w+)\][+-]?|(?:!!!|\?{3}\+?)\s+(note|tip|important|info|warning|caution|danger|example|success|hint|error|bug)\b)/i;
/** What other tools put the contents of a page in place of. */
const CONTENTS = /^(?:\[\[_?toc_?\]\]|\[toc\])$/i;

/** What mkdocstrings puts the reference of a part of Python code in place of. */
const REFERENCE = /^:{3,}[ \t]+((?:\w+\.)+\w+)[ \t]*(?:\n|$)/;

/** What Sphinx and its like put code behind, which our component would read as MDX. */
const CODE = /^(?:code|code-block|code-cell|sourcecode)$/i;
const FENCE = 'Write the code between lines of three backticks, the first with its language: "```python"';

/** How all of these begin. */
const BEGINNING = /^\s*[:.[!?]/;

/** Reports a paragraph that begins as blocks of other tools do. The closing line is not worth a word of its own. */
export function checkDirective(node: MdxNode, findings: Findings, instance: Instance): void {
  const text = node.children?.[0]?.value ?? '';
  if (!BEGINNING.test(text)) return;
  const [written, ...names] = FOREIGN_BLOCK.exec(text) ?? [];
  const name = names.find((each) => each !== undefined);
  const [reference, part] = REFERENCE.exec(text) ?? [];
  const report = (whole: string, hint: string): void => {
    const where = { span: spanOf(node, instance), hint };
    findings.diagnostics.push(mdxDiagnostics.directive({ written: whole.trim() }, where));
  };
  if (reference !== undefined)
    report(
      reference,
      `Write the reference of \`${part}\` out: mkdocstrings makes it of Python code, Waymark does not`,
    );
  else if (written !== undefined && name !== undefined)
    reportDirective(written, name, { node, findings, instance });
  else if (CONTENTS.test(text.trim()))
    report(text, 'Leave it out: the contents of a page stand beside its text');
}

interface Directive {
  readonly node: MdxNode;
  readonly findings: Findings;
  readonly instance: Instance;
}

/** Reports the opening of a block by the component that stands for it here, if one does. */
export function reportDirective(
  written: string,
  name: string,
  { node, findings, instance }: Directive,
): void {
  const span = placeOfText(instance.module, startOf(node), written.length);
  const ours = name.toLowerCase().replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const meant = findings.components.has(ours) ? ours : ourComponentFor(ours);
  // A block holds blocks, which what marks words of a line cannot.
  const component = meant === 'mark' || meant === 'a' ? undefined : meant;
  const said = written.replace(/^:+\s*/, ':::');
  const where = CODE.test(name) ? { span, hint: FENCE } : { span };
  findings.diagnostics.push(mdxDiagnostics.directive({ written: said, component }, where));
}
