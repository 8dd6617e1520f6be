// One help page for each diagnostic code, and their navigation.

const LABELS = {
  config: ['Configuration', 'gear'],
  content: ['Pages', 'file-lines'],
  highlight: ['Code colours', 'palette'],
  icon: ['Icons', 'icons'],
  internal: ['Bugs', 'bug'],
  links: ['Links', 'link'],
  mdx: ['MDX', 'code'],
  migrate: ['Migration', 'truck-moving'],
  navigation: ['Navigation', 'sitemap'],
  openapi: ['OpenAPI', 'plug'],
  output: ['Output', 'folder-open'],
  untrusted: ['Projects of strangers', 'shield-halved'],
};

const SEVERITIES = {
  error: ['red', 'Something is lost, unsafe or against a rule. `waymark check` ends with exit code 1.'],
  warning: ['orange', 'A value is ignored or repaired; the site is built all the same.'],
  info: ['blue', 'A notice. Nothing has to be done.'],
};

/** Files of the diagnostics section, by path in the docs folder. */
export function diagnosticFiles(kinds, note) {
  const sorted = [...kinds].sort((a, b) => (a.code < b.code ? -1 : 1));
  const areas = new Map();
  for (const kind of sorted) {
    const area = kind.code.split('/')[0];
    areas.set(area, [...(areas.get(area) ?? []), kind]);
  }
  const groups = [...areas].map(([area, members]) => {
    const [group, icon] = labelOf(area);
    // In the search, pages that explain come before messages; who looks for a code finds it all the same.
    return {
      group,
      icon,
      expanded: false,
      boost: 0.5,
      pages: members.map(({ code }) => `diagnostics/${code}`),
    };
  });
  const rows = [...areas].flatMap(([area, members]) => [
    `\n## ${labelOf(area)[0]}\n\n| Code | Severity | Message |\n|---|---|---|`,
    ...members.map(
      (kind) =>
        `| [\`${kind.code}\`](/diagnostics/${kind.code}) | ${kind.severity} | ${cell(messageForm(kind))} |`,
    ),
  ]);
  return {
    'diagnostics/navigation.json': `${JSON.stringify(groups, null, 2)}\n`,
    'snippets/diagnostics/list.mdx': `${note}\n${rows.join('\n')}\n`,
    ...Object.fromEntries(sorted.map((kind) => [`diagnostics/${kind.code}.mdx`, page(kind, note)])),
  };
}

function labelOf(area) {
  const label = LABELS[area];
  if (label === undefined) throw new Error(`The area "${area}" of diagnostics has no name in LABELS`);
  return label;
}

function page(kind, note) {
  const [color, meaning] = SEVERITIES[kind.severity];
  const name = kind.code.split('/')[1];
  const explain = escapeVariables(kind.explain).replace(/^(Bad|Good):/gm, '**$1:**');
  const fence = '```';
  return `---
title: ${JSON.stringify(kind.code)}
sidebarTitle: ${JSON.stringify(name)}
description: ${JSON.stringify(`What Waymark means by “${kind.code}”, and how to mend it`)}
---

${note}

<Badge color="${color}">${kind.severity}</Badge> ${meaning}

${fence}text Message wrap nocopy
${messageForm(kind)}
${fence}

${explain}
`;
}

/** The message with `…` around the names of what changes from case to case. */
function messageForm(kind) {
  const parameters = new Proxy({}, { get: (_, name) => placeholder(String(name)) });
  return kind(parameters, { hint: '' }).message;
}

/** Stands for any text, number or list in a message: prints as the name of what stands there. */
function placeholder(name) {
  const text = `‹${name}›`;
  const list = [text];
  return new Proxy(list, {
    get(target, key) {
      if (key === Symbol.toPrimitive || key === 'toString') return () => text;
      if (key === 'slice') return text.slice.bind(text);
      if (key in target) return Reflect.get(target, key);
      const value = text[key];
      return typeof value === 'function' ? value.bind(text) : value;
    },
  });
}

function cell(text) {
  return asProse(text).replaceAll('|', '\\|');
}

/** Keeps what is code in the message as it is, and the rest from being read as markup. */
function asProse(text) {
  return escapeVariables(text)
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<*_]/g, '\\$&')))
    .join('');
}

/** `{{name}}` is a variable in inline code too, so its second brace is written as an escape of JavaScript. */
function escapeVariables(text) {
  return text.replace(
    /`([^`]*\{\{[^`]*)`/g,
    (_, code) => `<code>{${JSON.stringify(code).replaceAll('{{', '{\\u007b')}}</code>`,
  );
}
