/** Names in the classes of the page's content, and of those the ones that a rule of the page names. Runs in the page. */
export function listClasses() {
  const { gate } = window;
  const used = new Map();
  for (const element of document.querySelectorAll('#content *, #panel *, body > *:not([id]) *'))
    for (const name of element.classList)
      if (!used.has(name)) used.set(name, gate.finding(element, `.${name}`));
  const ruled = new Set();
  for (const { selectorText } of gate.rules())
    for (const [, name] of selectorText.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu))
      ruled.add(
        name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex, plain) =>
          hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : plain,
        ),
      );
  return { used: [...used], ruled: [...ruled] };
}

/** Class names that stand in scripts of the project. */
export function classesInScript(code) {
  const names = new Set();
  for (const [, , text] of code.matchAll(/class(?:Name|List\.add\(|)?\s*[:=(]\s*(\\?["'`])([^"'`$]+?)\1/g))
    for (const name of text.split(/\s+/)) names.add(name);
  return [...names].filter((name) => name !== '' && !/[<>{}]/.test(name));
}

/** Properties of other browsers, whose rules this one drops. */
const IS_FOREIGN = /\[-(?:moz|ms|o)-/;

/** Creates the judge of class names: those that the utility compiler knows and no rule of the page names. */
export function createClassJudge(isUtility) {
  return async ({ used, ruled }, scripts) => {
    const known = new Set(ruled);
    const fromScripts = scripts.flatMap(({ address, code }) =>
      classesInScript(code).map((name) => [name, { text: `.${name} in ${address}` }]),
    );
    const candidates = [...used, ...fromScripts].filter(([name]) => !known.has(name));
    const utilities = new Set(await isUtility([...new Set(candidates.map(([name]) => name))]));
    return candidates
      .filter(([name]) => utilities.has(name) && !IS_FOREIGN.test(name))
      .map(([, finding]) => finding);
  };
}
