/** Writes pages of blocks within one another, indented and parted as authors may do it; every word is another one. */
export function createPageWriter({ below, pick, times }) {
  let count = 0;
  const word = () => `w${(count++).toString(36)}`;

  const inline = () =>
    pick([
      () => word(),
      () => `**${word()}**`,
      () => `*${word()}* ${word()}`,
      () => `~~${word()}~~`,
      () => `\`${word()}\``,
      () => `$${word()}$`,
      () => `[${word()}](/${word()})`,
      () => `![${word()}](/a.png)`,
      () => `<b>${word()}</b>`,
      () => `<Badge>${word()}</Badge>`,
      () => `{"${word()}"}`,
      () => `\\*${word()}`,
      () => `&amp; ${word()}`,
      () => `${word()}\n${word()}`,
      () => `${word()}  \n${word()}`,
    ])();
  const line = () => times(1 + below(3), inline).join(' ');

  const table = () => `| ${word()} | ${word()} |\n| --- | :-: |\n| ${word()} | ${word()} |`;
  const leaves = [
    line,
    line,
    line,
    () => `${line().replace(/\s*\n/g, ' ')}\n${pick(['===', '---'])}`,
    () => `## ${word()} ${pick(['#', '##', ''])}`,
    () => `${word()} | ${word()}\n:-- | --\n\`${word()} \\| ${word()}\` | **${word()}**`,
    () => `- [ ] ${word()}\n- [x] ${line()}`,
    () => `${pick([7, 10])}. ${word()}\n${pick(['', '\n'])}8) ${word()}`,
    () => `* ${word()}\n+ ${word()}`,
    () => `\`\`\`\`md title="a b" {1}\n\`\`\`js\n${word()}\n\`\`\`\n\`\`\`\``,
    () => `<p>${word()} <i>${word()}</i></p>`,
    () => `<Card title="a" icon={<svg><path d="m" /></svg>}>${word()}</Card>`,
    () => `<Card\n  title={\`\n    a\n\n    b\n  \`}\n>\n${word()}\n</Card>`,
    () => `{["${word()}"].map((each) => (\n  <b key={each}>{each}</b>\n))}`,
    () => `<Foo style={{ color: "red" }} on={() => { return "}"; }} />\n${word()}`,
    () => `<${pick(['b', 'span', 'a'])}>${word()}</${''}>`.replace(/<(\w+)>(.*)<\/>/, '<$1>$2</$1>'),
    () => `${word()}\\\n${word()}`,
    () => `***\n${word()}`,
    () => `![${word()}][ref] [${word()}][ref]\n\n[ref]: /x`,
    () => `${'#'.repeat(1 + below(4))} ${line().replace(/\n/g, ' ')}`,
    () => `\`\`\`js\n${word()}\n  ${word()}\n\`\`\``,
    () => `~~~\n${word()}\n~~~`,
    () => `$$\n${word()}\n$$`,
    () => '---',
    table,
    () => `{/* ${word()} */}`,
    () => `{\n  "${word()}"\n}`,
    () => `<img src="/a.png" alt="${word()}" />`,
  ];

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
