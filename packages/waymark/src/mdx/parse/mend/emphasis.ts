import { endOf, type MdxNode, startOf } from '../tree.ts';

/** Blocks whose text is one run of emphasis marks. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);
/** What is passed over, then the marks: escapes, inline code, addresses, longer runs of asterisks. */
const MARKS =
  /\\[\s\S]|(?<!`)(`+)(?!`)[^\n]*?[^`]\1(?!`)|(?:https?:\/\/|www\.)[^\s<)]*[^\s<)*]|\*{4,}|(\*{2,3})/g;

/**
 * Finds the places where two or three asterisks cannot begin or end strong text only because the language puts no space beside
 * them (`**（注）**は`): CommonMark takes punctuation inside and a letter outside for the wrong way round. An empty
 * expression at these offsets stands in for the space.
 */
export function findDenseEmphasis(text: string, root: MdxNode): readonly number[] {
  if (!text.includes('**') || !isDense(text)) return [];
  const found: number[] = [];
  const visit = (node: MdxNode): void => {
    if (BLOCKS.has(node.type)) {
      if (holdsMarks(node))
        for (const each of findInBlock(text, startOf(node), endOf(node))) found.push(each);
    } else node.children?.forEach(visit);
  };
  visit(root);
  return found;
}

/** Whether marks were left over as text. */
function holdsMarks(node: MdxNode): boolean {
  if (node.type === 'text') return node.value?.includes('**') === true;
  return node.children?.some(holdsMarks) === true;
}

function findInBlock(text: string, start: number, end: number): number[] {
  const found: number[] = [];
  let isOpen = false;
  for (const match of text.slice(start, end).matchAll(MARKS)) {
    if (match[2] === undefined) continue;
    const at = start + match.index;
    const behind = at + match[2].length;
    const before = text[at - 1] ?? ' ';
    const after = text[behind] ?? ' ';
    const [outside, inside] = isOpen ? [after, before] : [before, after];
    // Beside a space, asterisks begin or end nothing.
    if (/\s/.test(inside)) continue;
    if (isBarred(outside, inside)) found.push(isOpen ? behind : at);
    isOpen = !isOpen;
  }
  return found;
}

function isBarred(outside: string, inside: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(outside) && /[\p{P}\p{S}]/u.test(inside) && (isDense(outside) || isDense(inside))
  );
}

/** Whether a text has letters of scripts that are written without spaces between words. */
function isDense(text: string): boolean {
  if (!/[\u1100-\u11ff\u2e80-\uffff]/.test(text)) return false;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(
    text,
  );
}
