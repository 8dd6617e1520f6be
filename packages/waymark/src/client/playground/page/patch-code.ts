/** A stretch of a text and what stands in its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Changes code on the page to another text. What stays the same keeps its colours, what is new takes its neighbour's. */
export function patchCode(code: Node, text: string): void {
  for (const edit of diffLines(code.textContent ?? '', text).toReversed()) replaceText(code, edit);
}

/** The edits that turn one text into another, in order: whole lines by what both have, then only what differs in a line. */
export function diffLines(before: string, after: string): readonly TextEdit[] {
  const old = before.split(/(?<=\n)/);
  const next = after.split(/(?<=\n)/);
  const common = commonLines(old, next);
  const edits: TextEdit[] = [];
  let [i, j, offset] = [0, 0, 0];
  for (const [oldEnd, nextEnd] of [...common, [old.length, next.length] as const]) {
    edits.push(...diffRun(old.slice(i, oldEnd), next.slice(j, nextEnd), offset));
    offset += old.slice(i, oldEnd + 1).join('').length;
    [i, j] = [oldEnd + 1, nextEnd + 1];
  }
  return edits;
}

/** Pairs the lines of two runs while both have some; what is left of either goes or comes as a whole. */
function diffRun(old: readonly string[], next: readonly string[], from: number): readonly TextEdit[] {
  const paired = Math.min(old.length, next.length);
  let offset = from;
  const edits = old.slice(0, paired).map((line, index) => {
    const edit = narrow(line, next[index] ?? '', offset);
    offset += line.length;
    return edit;
  });
  const end = offset + old.slice(paired).join('').length;
  const rest: TextEdit = { start: offset, end, text: next.slice(paired).join('') };
  return [...edits, rest].filter((edit) => edit.start < edit.end || edit.text !== '');
}

/** Leaves out what both texts begin and end with. */
function narrow(before: string, after: string, offset: number): TextEdit {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    start: offset + head,
    end: offset + before.length - tail,
    text: after.slice(head, after.length - tail),
  };
}

/** Places of the longest sequence of lines that both texts have. */
function commonLines(
  old: readonly string[],
  next: readonly string[],
): readonly (readonly [number, number])[] {
  const lengthAt = lengthsOf(old, next);
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < old.length && j < next.length; )
    if (old[i] === next[j]) found.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  return found;
}

/** How many lines both texts have in common from two places on. */
function lengthsOf(old: readonly string[], next: readonly string[]): (i: number, j: number) => number {
  const width = next.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === next[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  return lengthAt;
}

function replaceText(root: Node, { start, end, text }: TextEdit): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let offset = 0;
  let target: Text | undefined;
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const after = offset + node.data.length;
    if (target === undefined && start <= after) {
      target = node;
      range.setStart(node, start - offset);
    }
    if (end <= after) {
      range.setEnd(node, end - offset);
      break;
    }
    offset = after;
  }
  if (target === undefined) {
    root.appendChild(document.createTextNode(text));
    return;
  }
  const at = range.startOffset;
  range.deleteContents();
  target.insertData(at, text);
}
