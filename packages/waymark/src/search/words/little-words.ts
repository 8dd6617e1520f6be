/** English words that make a question of what is asked: pages that answer it need not hold them. */
const littleWords = new Set(
  `a about am an and another any are as at be been by can cant could did didnt do does doesnt dont for from had has have
  how i if im in into is isnt it its ive just like many me much my of on or other our please should so some
  than that the their them then there these they this those to want was we were what whats when where which who
  why will with wont would you your`.split(/\s+/),
);

/** Whether a word says little of what is asked. */
export function isLittle(word: string): boolean {
  return littleWords.has(word);
}
