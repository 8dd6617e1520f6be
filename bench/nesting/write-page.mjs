import { createLeaves } from './write-leaf.mjs';

/** Writes pages of blocks within one another, indented and parted as authors may do it; every word is another one. */
export function createPageWriter(dice) {
  const { below, pick, times } = dice;
  let count = 0;
  const word = () => `w${(count++).toString(36)}`;

  const leaves = createLeaves(dice, word);

  const tag = (depth) => {
    const name = pick(['Note', 'div', 'Card', 'Steps', 'Tab']);
    const attributes = pick(['', ' title="x"', ' a={1}', '\n  title="x"\n  b={2}\n']);
    const gap = pick(['\n', '\n', '\n\n']);
    return `<${name}${attributes}>${gap}${indent(blocks(depth), pick([0, 1, 2, 2, 3, 4, 4, 6, 8]))}${gap}</${name}>`;
  };
  const list = (depth) => {
    const markOf = pick([() => '- ', (index) => `${index + 1}. `]);
    const items = times(1 + below(3), (index) => {
      const mark = markOf(index);
      return mark + indent(blocks(depth), mark.length).trimStart();
    });
    return items.join(pick(['\n', '\n\n']));
  };
  const quote = (depth) => blocks(depth).replace(/^/gm, '> ').replace(/ +$/gm, '');

  const block = (depth) =>
    pick(depth === 0 ? leaves : [...leaves, tag, tag, tag, list, list, quote])(depth - 1);
  const blocks = (depth) => {
    const [first, ...others] = times(1 + below(3), () => block(depth));
    return others.reduce((text, next) => text + pick(['\n\n', '\n\n', '\n\n', '\n', '\n\n\n']) + next, first);
  };

  return () => {
    count = 0;
    // Words first: a line of dashes would begin front matter.
    return `${word()}\n\n${times(1 + below(4), () => block(4)).join('\n\n')}\n`;
  };
}

function indent(text, columns) {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns));
}
