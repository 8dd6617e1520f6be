/**
 * The parser puts the text of a paragraph together from pieces, and keeps each state of it: memory grows with the pieces times
 * their length. These are the pieces, and how much of them fits into some 200 MB.
 */
const ENTITIES = { sign: /&[#\w]+;/g, most: 4e8 };
const MARKS = { sign: /["']|\.\.\.|--+/g, most: 1e8 };
/** Marks of one paragraph that become typographic ones. */
const MOST_MARKS = 2000;

/** Finds the offset of a paragraph of so many entities that the native parser would take all memory. */
export function findManyEntities(text: string): number | undefined {
  if (text.length ** 2 < ENTITIES.most) return undefined;
  let start = 0;
  for (const paragraph of paragraphsOf(text)) {
    if (countOf(paragraph, ENTITIES.sign) * paragraph.length > ENTITIES.most) return start;
    start += paragraph.length;
  }
  return undefined;
}

/** Whether a paragraph has more quotation marks, dots and dashes than the native parser can make typographic ones of. */
export function hasManyMarks(text: string): boolean {
  if (text.length <= MOST_MARKS) return false;
  return paragraphsOf(text).some((paragraph) => {
    if (paragraph.length <= MOST_MARKS) return false;
    const count = countOf(paragraph, MARKS.sign);
    return count > MOST_MARKS || count * paragraph.length > MARKS.most;
  });
}

/** The paragraphs of a text, each with what divides it from the next one. */
function paragraphsOf(text: string): readonly string[] {
  return text.split(/(?<=\n[ \t\r]*\n)/);
}

function countOf(paragraph: string, sign: RegExp): number {
  return paragraph.match(sign)?.length ?? 0;
}
