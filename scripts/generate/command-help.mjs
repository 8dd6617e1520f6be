// What `--help` prints, as snippets.

/** Files with the help of the program and of each command, by path in the docs folder. */
export function commandFiles({ COMMANDS, commandHelp, programHelp }, note) {
  const helps = [
    ['waymark', programHelp('<version>')],
    ...Object.keys(COMMANDS).map((name) => [name, commandHelp(name)]),
  ];
  return Object.fromEntries(
    helps.map(([name, text]) => [
      `snippets/help/${name}.mdx`,
      `${note}\n\n\`\`\`text nocopy\n${text.trimEnd()}\n\`\`\`\n`,
    ]),
  );
}
