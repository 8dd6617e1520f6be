/** Writes what holds no other block: lines, and blocks of them. */
export function createLeaves({ below, pick, times }, word) {
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
  return [
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
}
