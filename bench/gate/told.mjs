/** Diagnostics that tell an author of what a judge sees, by judge. */
const CODES = {
  requests: /^links\/missing-(?:asset|page)|^config\/missing/,
  policy: /inline-script|script-refused|markup-dropped|insecure|third-party|tag-manager/,
  empty: /^mdx\/|^openapi\//,
  anchors: /^never$/,
};

/** What scripts say that miss a name or data of another host. */
const NEEDS_OTHERS = /is not (?:defined|a function|a constructor|iterable)|of (?:undefined|null)/;

/** Creates the test of findings against the diagnostics of the build: the code of the one that tells of it. */
export function createTold(diagnostics, hasOutside) {
  return ({ judge, text, route, by }) => {
    // A stand-in defines no names and answers no data: what an author's script makes of that is no fault of the engine.
    if (judge === 'console' && by !== undefined && NEEDS_OTHERS.test(text) && hasOutside)
      return `stand-in, ${by}`;
    // Such a component says so in its place.
    if (judge === 'empty' && /^a notice: .*TypeError/.test(text) && NEEDS_OTHERS.test(text) && hasOutside)
      return 'stand-in';
    const pattern = CODES[judge];
    if (pattern === undefined) return undefined;
    return diagnostics.find(
      ({ code, file, message }) => pattern.test(code) && isAbout({ file, message }, { judge, text, route }),
    )?.code;
  };
}

function isAbout({ file = '', message }, { judge, text, route }) {
  if (judge === 'requests') return message.includes(decodeURI(text.split(' ')[1] ?? '').slice(1));
  if (judge === 'empty')
    return `/${file.replace(/(?:\/?index)?\.mdx?$/, '')}` === route.replace(/(.)\/$/, '$1');
  return true;
}
