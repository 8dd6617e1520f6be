// What of the format is supported and how far, as snippets that one page of the documentation shows.

/** Files with the tables, by path in the docs folder. */
export function supportFiles({ listSettings, pageKeys, componentDefinitions }, note) {
  const components = componentDefinitions.flatMap(({ name, support = { level: 'works' }, props }) => [
    { name: `<${name}>`, support },
    ...Object.entries(props).map(([prop, declaration]) => ({
      name: `<${name} ${prop}>`,
      support: declaration.support ?? support,
    })),
  ]);
  const keys = pageKeys.map(({ key, support, values }) => ({
    name: values === undefined ? key : `${key}: ${values.join(', ')}`,
    support,
  }));
  return {
    'snippets/support/settings.mdx': list(
      listSettings(),
      'keys of `docs.json` and of the elements of its navigation',
      note,
    ),
    'snippets/support/front-matter.mdx': list(keys, 'keys of the front matter', note),
    'snippets/support/components.mdx': list(components, 'components and props', note),
  };
}

function list(entries, what, note) {
  const limited = entries.filter(({ support }) => support.level !== 'works');
  // What is said of a key is said of all inside it.
  const said = new Map(limited.map(({ name, support }) => [name, support]));
  const own = limited.filter(
    ({ name, support }) => said.get(name.slice(0, name.lastIndexOf('.'))) !== support,
  );
  const rows = own.map(
    ({ name, support: { level, why = '', instead = '' } }) =>
      `| \`${name}\` | ${level} | ${cell(why)} | ${cell(instead)} |`,
  );
  const count = `Of ${entries.length} ${what}, ${entries.length - limited.length} do all that they are meant to, since version 0.1.0. The others:`;
  const head = ['| Name | Supported | Because | Instead |', '|---|---|---|---|'];
  return [note, '', count, '', ...head, ...rows, ''].join('\n');
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}
