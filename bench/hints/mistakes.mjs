// Mistakes that people make in docs, made at random in a text that has none: each gives the text with the mistake in it, or
// nothing where the text has no place for it.

/** A word with two letters in each other's places, as quick fingers write it. */
export function misspell(word, dice) {
  const places = [...word].flatMap((letter, index) =>
    /[a-z]/i.test(letter) && /[a-z]/i.test(word[index + 1] ?? '') && letter !== word[index + 1]
      ? [index]
      : [],
  );
  const at = places.length > 1 ? dice.pick(places.slice(1)) : places[0];
  return at === undefined ? undefined : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** Replaces one match of a pattern, chosen at random; of what is matched, only the group called `it`. */
function change(text, pattern, dice, by) {
  // With indices: what is inserted stands in a place of no letters.
  const matches = [...text.matchAll(new RegExp(pattern, `${pattern.flags}d`))];
  if (matches.length === 0) return undefined;
  const match = dice.pick(matches);
  const { it } = match.groups;
  const [start] = match.indices.groups.it;
  const next = by(it);
  return next === undefined || next === it
    ? undefined
    : text.slice(0, start) + next + text.slice(start + it.length);
}

const slip = (pattern) => (text, dice) => change(text, pattern, dice, (it) => misspell(it, dice));
const become = (pattern, by) => (text, dice) => change(text, pattern, dice, by);

/** Mistakes in pages. */
export const PAGE_MISTAKES = {
  'front matter key': slip(/^(?<it>title|description|sidebarTitle|icon|openapi):/gm),
  'front matter quote': become(/^title: (?<it>".*")$/gm, (it) => it.slice(0, -1)),
  'front matter colon': become(/^description: (?<it>.*)$/gm, (it) =>
    it.replaceAll(/["']/g, '').replace(/ /, ': '),
  ),
  'front matter tab': become(/^(?<it>description:)/gm, (it) => `\t${it}`),
  'front matter begin': (text) => (text.startsWith('---\n') ? text.slice(4) : undefined),
  'front matter number sign': become(/^description: (?<it>.*)$/gm, (it) =>
    it.replaceAll(/["']/g, '').replace(/ (?=\w)/, ' #'),
  ),
  'front matter end': (text) => (text.startsWith('---\n') ? text.replace(/\n---\n/, '\n') : undefined),
  'front matter icon': slip(/^icon: ["']?(?<it>[a-z-]{4,})/gm),
  component: slip(/<(?<it>[A-Z][A-Za-z]{3,})[ >\n]/g),
  prop: slip(/<[A-Z]\w+(?: \w+="[^"]*")* (?<it>title|icon|href|cols|color)=/g),
  'prop without quotes': become(/<[A-Z]\w+ title=(?<it>"\w+")/g, (it) => it.slice(1, -1)),
  'prop with a quote too few': become(/<[A-Z]\w+ title=(?<it>"[^"\n]+")/g, (it) => it.slice(0, -1)),
  'number as text': become(/cols=(?<it>\{\d\})/g, () => '"two"'),
  'prop without its last quote': become(/<[A-Z]\w+ title="\w[^"\n]*(?<it>") \w+="/g, () => ''),
  'prop without an equals sign': become(/<[A-Z]\w+ title(?<it>=)"/g, () => ' '),
  'prop with a wide equals sign': become(/<[A-Z]\w+ title(?<it>=)"/g, () => '＝'),
  'words without quotes': become(/<[A-Z]\w+ title=(?<it>"\w[\w ]*")/g, (it) => it.slice(1, -1)),
  'words in braces': become(/<[A-Z]\w+ icon=(?<it>"[\w-]+")/g, (it) => `{${it.slice(1, -1)}}`),
  'icon with an extension': become(/<[A-Z]\w+[^>]* icon="[a-z-]{4,}(?<it>)"/g, () => '.svg'),
  icon: slip(/<[A-Z]\w+[^>]* icon="(?<it>[a-z-]{4,})"/g),
  link: slip(/\]\(\/(?<it>[\w/-]{5,})[)#]/g),
  'link without scheme': become(/\]\((?<it>https:\/\/)/g, () => 'http//'),
  'link with a blank': become(/\](?<it>\()\//g, () => ' ('),
  'link without its end': become(/\]\(\/[\w/-]+(?<it>\)) /g, () => ''),
  'link without its begin': become(/ (?<it>\[)[\w ]+\]\(\//g, () => ''),
  'link with wide parentheses': become(/\](?<it>\(\/[\w/-]+\))/g, (it) => `（${it.slice(1, -1)}）`),
  anchor: slip(/\]\([\w/-]*#(?<it>[\w-]{5,})\)/g),
  'link of a card': slip(/ href="\/(?<it>[\w/-]{5,})"/g),
  picture: slip(/(?:!\[[^\]]*\]\(|src=")\/(?<it>[\w/-]{5,})\.\w+/g),
  'end of a tag': become(/(?<it><\/(?:Card|Note|Tab|Step|Accordion|Tip|Warning)>)/g, () => ''),
  'end of a tag without its slash': become(
    /<(?<it>\/)(?:Card|Note|Tab|Step|Accordion|Tip|Warning)>/g,
    () => '',
  ),
  'begin of a tag': become(/(?<it><(?:Card|Note|Tab|Step|Accordion|Tip|Warning)\b[^>]*>)/g, () => ''),
  'end of code': become(/(?<it>\n[ \t]*```)\n/g, () => '\n'),
  'language of code': slip(/^```(?<it>python|javascript|typescript|json|bash|yaml)\b/gm),
  heading: become(/^#{2,3}(?<it> )\w/gm, () => ''),
  'rule of a table': become(/\n(?<it>\|[ :|-]+\|)\n/g, () => '| a |'),
  comment: become(/\n(?<it>\n)/g, () => '\n<!-- later -->\n\n'),
  brace: become(/[a-z] (?<it>[a-z]+) [a-z]/g, (it) => `{${it}`),
  'brace pair': become(/[a-z] (?<it>[a-z]+) [a-z]/g, (it) => `{${it}}`),
  import: slip(/^import .* from ["']\/(?<it>[\w/-]{5,})/gm),
  'name of an import': slip(/^import \{? ?(?<it>\w{4,})/gm),
  class: become(/ (?<it>className)="/g, () => 'class'),
  style: become(/<div(?<it>)[ >]/g, () => ' style="color: red"'),
  void: become(/\n(?<it>\n)/g, () => '\n<br>\n'),
  'variable of a loop': become(/\n(?<it>\n)/g, () => '\n<If condition={yes}>x</If>\n\n'),
  'blank in an image': become(/!\[[^\]]*\]\((?<it>\/)/g, () => '/ '),
};

/** Mistakes in docs.json. */
export const CONFIG_MISTAKES = {
  key: slip(
    /"(?<it>navigation|groups|pages|favicon|navbar|footer|colors|theme|redirects|group|tab|icon|primary)":/g,
  ),
  page: slip(/^\s+"(?<it>[\w-]+(?:\/[\w-]+)+)",?$/gm),
  icon: slip(/"icon": "(?<it>[a-z-]{4,})"/g),
  theme: slip(/"theme": "(?<it>\w+)"/g),
  colour: become(/"primary": "(?<it>#\w+)"/g, (it) => it.slice(1)),
  'comma too many': become(/"(?<it>\n\s*\])/g, (it) => `,${it}`),
  'comma missing': become(/"(?<it>,)\n\s*"/g, () => ''),
  'quote missing': become(/^\s+"[\w/-]+(?<it>"),?$/gm, () => ''),
  'bracket missing': become(/(?<it>\])/g, () => ''),
  'brace missing': become(/(?<it>\})/g, () => ''),
  comment: become(/(?<it>\n)\s*"/g, () => ' // later\n'),
  'single quotes': become(/(?<it>"theme")/g, () => "'theme'"),
  'text for a list': become(/"pages": (?<it>\[\s*"[^"]+"\s*\])/g, (it) => it.replace(/[[\]\s]/g, '')),
  'file ending': become(/^\s+"[\w-]+(?:\/[\w-]+)+(?<it>)",?$/gm, () => '.mdx'),
  'slash before': become(/^\s+"(?<it>)[\w-]+(?:\/[\w-]+)+",?$/gm, () => '/docs/'),
  logo: slip(/"(?:light|dark|favicon)": "\/?(?<it>[\w/-]{4,})\.\w+"/g),
  href: become(/"href": "(?<it>https:\/\/)/g, () => 'http//'),
  redirect: slip(/"destination": "\/(?<it>[\w/-]{5,})"/g),
  specification: slip(/"openapi": "\/?(?<it>[\w/-]{4,})\.\w+"/g),
  'boolean as text': become(/: (?<it>true|false)\b/g, (it) => `"${it}"`),
  'label under a list': become(/"(?<it>group)": "/g, () => 'groups'),
  'group in quotes': become(/(?<it>"group"): "/g, () => '"title"'),
};
