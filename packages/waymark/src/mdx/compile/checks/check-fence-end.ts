import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { createSourceText, positionAt, type Span } from '@waymark/core/source';
import { type MdxModule, placeOfText } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';

/** The signs that a fence begins with. */
const FENCE = /^(?:`{3,}|~{3,})/;

/** What an end of nothing lacks: code that holds code is ended by the first end in it. */
const BEGIN =
  'write the line that begins that code, or give that line and its end more signs than code within has';

/** Finds code that never ends, and a line in code that was meant to begin other code. */
export function checkFenceEnd(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const text = module.text.slice(startOf(node), endOf(node));
  const [sign] = FENCE.exec(text) ?? [];
  if (sign === undefined || isEnded(text, sign)) return checkFenceInside(node, module);
  const isHeld = module.text.slice(endOf(node)).trim() !== '';
  const [first = ''] = text.split(/\r?\n/, 1);
  const span = placeOfText(module, startOf(node), first.length);
  return [mdxDiagnostics['unclosed-fence']({ isHeld }, { span, ...mendFence(node, module, sign) })];
}

/** Whether a fence has a closing one; the last line of code in a quotation begins with its sign. */
function isEnded(text: string, sign: string): boolean {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return last !== text && last.replace(/^[\s>]+/, '').startsWith(sign);
}

/** What ends code that never ends, or what to do about a line that only begins it. */
function mendFence(node: MdxNode, module: MdxModule, sign: string): Partial<FenceEnd> {
  const text = module.text.slice(startOf(node), endOf(node));
  if (!text.trim().includes('\n')) return { hint: 'Delete this line: nothing follows it' };
  if (endsNothing(node, module)) return { hint: `To end code by it, ${BEGIN}` };
  return (
    shortFence(node, module, sign) ?? lateFence(node, module, sign) ?? wrongFence(node, module, sign) ?? {}
  );
}

/** Whether a line ends code that nothing begins: it stands right below other text, no further left, and above an empty line. */
function endsNothing(node: MdxNode, { text }: MdxModule): boolean {
  const above = text.slice(0, startOf(node)).trimEnd();
  const gap = text.slice(above.length, startOf(node)).split('\n');
  const [indent = ''] = /^[ \t]*/.exec(above.slice(above.lastIndexOf('\n') + 1)) ?? [];
  const isBelow = above !== '' && gap.length === 2 && indent.length <= (gap[1] ?? '').length;
  return isBelow && /^[`~]+[ \t]*(?:\r?\n[ \t]*(?![^\r\n])|$)/.test(text.slice(startOf(node)));
}

/** What was meant to end code, and what would make it do so. */
interface FenceEnd {
  readonly span: Span;
  readonly hint: string;
}

/** The line behind code that would end it, did it not stand left of what the code belongs to. */
function shortFence(node: MdxNode, module: MdxModule, sign: string): FenceEnd | undefined {
  const { text } = module;
  const [line, blank = '', signs = ''] =
    /^\r?\n([ \t]*)(`{3,}|~{3,})[ \t]*(?![^\r\n])/.exec(text.slice(endOf(node))) ?? [];
  if (line === undefined || !signs.startsWith(sign)) return undefined;
  const start = endOf(node) + line.indexOf(blank + signs) + blank.length;
  const begin = startOf(node) - text.lastIndexOf('\n', startOf(node) - 1);
  const hint = `Write it as far to the right as the code begins, at column ${begin}`;
  return { span: placeOfText(module, start, signs.length), hint };
}

/** The signs at the end of a line of code, which end none there. */
function lateFence(node: MdxNode, module: MdxModule, sign: string): FenceEnd | undefined {
  const code = module.text.slice(startOf(node), endOf(node));
  const late = new RegExp(`\\n[^\\n]*[^\\s>${sign.charAt(0)}](${sign}+)[ \\t]*(?![^\\r\\n])`).exec(code);
  if (late === null) return undefined;
  const [line, signs = ''] = late;
  const span = placeOfText(module, startOf(node) + late.index + line.lastIndexOf(signs), signs.length);
  return { span, hint: 'Write it on a line of its own' };
}

/** A line in code that would end it, were its signs those of the beginning, and did nothing stand behind them. */
function wrongFence(node: MdxNode, module: MdxModule, sign: string): FenceEnd | undefined {
  const code = module.text.slice(startOf(node), endOf(node));
  const other = sign.startsWith('`') ? '~' : '`';
  const line = new RegExp(
    `\\n[ \\t]*(?:(${other}{3,})|(${sign}[ \\t]+[^\\s\`][^\\n\`]*))[ \\t]*(?![^\\r\\n])`,
  );
  const found = line.exec(code);
  if (found === null) return undefined;
  const [whole, otherSigns, withWords = ''] = found;
  const written = otherSigns ?? withWords.trimEnd();
  const span = placeOfText(module, startOf(node) + found.index + whole.indexOf(written), written.length);
  const hint =
    otherSigns === undefined
      ? `Nothing may stand behind the signs that end code`
      : `Write ${sign}, with which the code begins`;
  return { span, hint };
}

/** Languages of code that shows fences. */
const MARKUP: ReadonlySet<string> = new Set(['md', 'mdx', 'markdown', 'text', 'txt', 'plaintext', 'plain']);

/** A line in code that opens a block, where its author took the one before for closed. */
function checkFenceInside(node: MdxNode, module: MdxModule): readonly Diagnostic[] {
  if (node.value?.includes('```') !== true) return [];
  const isLost = endsNothing(node, module);
  const showsFences = MARKUP.has(node.lang?.toLowerCase() ?? 'text') && !isLost;
  if (showsFences) return [];
  const text = module.text.slice(startOf(node), endOf(node));
  const [fence = ''] = /^`{3,}/.exec(text) ?? [];
  const inside = [...text.matchAll(/^[ \t]*(`{3,})[A-Za-z][\w+#-]*(?:[ \t][^`\r\n]*)?$/gm)];
  const found = inside.find(({ 1: sign, index }) => index > 0 && sign === fence);
  if (found === undefined) return [];
  const line = found[0].trim();
  const start = startOf(node) + found.index + found[0].indexOf(line);
  const span = placeOfText(module, start, line.length);
  const begin = placeOfText(module, startOf(node), 1).start;
  const above = positionAt(createSourceText(module.file, module.source), begin).line;
  const meant = isLost && {
    hint: `Line ${above} ends no code: ${BEGIN}`,
  };
  return [mdxDiagnostics['fence-inside']({ sign: fence, line: above }, { span, ...meant })];
}
