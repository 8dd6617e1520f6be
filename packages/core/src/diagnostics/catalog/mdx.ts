import { declare, defineDiagnostics } from '../define.ts';
import { suggest } from '../suggest.ts';
import { suggestSynonym } from '../suggest-synonym.ts';

/** Whether code asked for the state of a component where none is drawn, in the words of what draws them. */
function isStrayHook(problem: string): boolean {
  return problem.includes("(reading '__H')");
}

/** What is said of the kinds that a prop can have. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  href: 'an address',
  color: 'a colour',
  number: 'a number',
  boolean: 'true or false',
  icon: 'the name of an icon',
  array: 'a list',
  object: 'an object or a text',
};

/** What to write instead of a value that leaves nothing in a page. */
const UNDRAWN: Readonly<Record<string, string>> = {
  'a function': 'Call it, as `{name()}`, or write a component as a tag, `<Name />`',
  'a promise': 'A page does not wait for promises: give the value itself, without `async`',
  'a date': 'Write it as text, such as `date.toISOString().slice(0, 10)`',
  'a collection': 'Make a list of it: `[...collection]`',
  'a pattern': 'A remark stands between `{/*` and `*/}`, and a pattern is shown as text: `{String(pattern)}`',
  'an object': 'Name the part that is meant, as `{value.name}`; `{JSON.stringify(value)}` shows all of it',
};

/** Diagnostics about the content of pages. */
export const mdxDiagnostics = defineDiagnostics('mdx', {
  'code-stopped': declare<{ what: string }>({
    severity: 'error',
    message: ({ what }) => `The code of this page was stopped: ${what}`,
    hint: () => 'Code of a page makes content; leave out what waits, or what ends the program',
    explain: `Code of a page runs while the site is built. It may neither end the command (\`process.exit\`) nor run without end:
after ten seconds it is stopped. The page says so in its place, the rest of the site is written, and the command ends with
exit code 1.

Bad: \`{(() => { while (true) {} })()}\`

Good: \`{[1, 2, 3].map((n) => n * 2).join(', ')}\``,
  }),
  'failed-late': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `Code of this file failed after its page was drawn: ${problem}`,
    hint: () => 'A page does not wait for promises and timers; leave them out, or catch what they throw',
    explain: `The code of a page runs once, and what it makes is drawn at once. A promise that is rejected later, or a timer that
throws, cannot change the page any more.

Bad: \`export const data = Promise.reject(new Error('offline'));\`

Good: \`export const data = { state: 'offline' };\``,
  }),
  syntax: declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `This page does not parse: ${problem}`,
    hint: () => 'Close every tag and brace; write a literal `<` as `\\<` and a literal `{` as `\\{`',
    explain: `MDX reads \`<\` as the start of a tag and \`{\` as the start of an expression. Something here begins and never
ends, or ends and never began. The page shows this message above the rest of its content, which is
drawn without the tag, or the attributes, that cannot be read, or in place of it where that is not enough. The rest of the site is
built.

\`\`\`mdx
{/* bad */}
Press <kbd>Enter and wait.

{/* good */}
Press <kbd>Enter</kbd> and wait.
\`\`\``,
  }),
  'heading-blank': declare<{ written: string }>({
    severity: 'warning',
    message: ({ written }) => `"${written}" is shown as it stands: a heading has a blank behind its signs`,
    hint: () => 'Write a blank between the signs and the words',
    explain: `Without the blank it is a paragraph that begins with number signs.

Bad: \`##Install\`

Good: \`## Install\``,
  }),
  'heading-deep': declare<{ signs: number }>({
    severity: 'warning',
    message: ({ signs }) => `This heading is shown as text, signs and all: ${signs} signs are too many`,
    hint: () => 'Write six signs at most',
    explain: `Markdown has headings of six levels. A line with more signs is a paragraph that begins with them.

Bad: \`####### Details\`

Good: \`###### Details\``,
  }),
  'heading-id': declare<{ id: string }>({
    severity: 'info',
    message: ({ id }) => `\`[#${id}]\` is shown as words of this heading`,
    hint: ({ id }) => `Write \`{#${id}}\` if it is the id of the heading`,
    explain: `Some other engines read an id in brackets at the end of a heading. Here it is text, which titles, contents and the made id have too.

Bad: \`## Rate limits [#limits]\`

Good: \`## Rate limits {#limits}\``,
  }),
  'list-blank': declare<{ sign: string }>({
    severity: 'warning',
    message: ({ sign }) => `This line is no entry of the list beside it: behind "${sign}" is no blank`,
    hint: ({ sign }) => `Write a blank behind \`${sign}\``,
    explain: `Without the blank the line is text, and becomes part of the entry before it or a paragraph of its own.

\`\`\`mdx
{/* bad */}
- Lamps
-Ropes

{/* good */}
- Lamps
- Ropes
\`\`\``,
  }),
  'list-sign': declare<{ sign: string }>({
    severity: 'info',
    message: ({ sign }) => `Lines that begin with "${sign}" are no list: they run together to one paragraph`,
    hint: () => 'Begin each with `- `',
    explain: `Text processors put such signs before the entries of their lists, and they come along when text is pasted. To Markdown they are
words.

\`\`\`mdx
{/* bad */}
• Lamps
• Ropes

{/* good */}
- Lamps
- Ropes
\`\`\``,
  }),
  'blank-in-strong': declare<{ better: string }>({
    severity: 'warning',
    message: () => 'The asterisks are shown as text: strong words neither begin nor end with a blank',
    hint: ({ better }) =>
      `For strong words write \`${better}\`, with the blank outside; for the signs themselves, \`\\*\\*\` or code in backticks`,
    explain: `In Markdown two asterisks begin strong text only before a letter, and end it only behind one.

Bad: \`Press **Save **once.\`

Good: \`Press **Save** once.\``,
  }),
  'blank-in-address': declare<{ better: string }>({
    severity: 'warning',
    message: () => 'This is shown as text: the address of a link or picture holds no blanks',
    hint: ({ better }) => `Write \`${better}\``,
    explain: `In Markdown an address ends at a blank; what follows it can only be a title in quotes. A blank of a file's name is written as
\`%20\`.

Bad: \`![The lamp](/images/the lamp.png)\`

Good: \`![The lamp](/images/the%20lamp.png)\``,
  }),
  'no-break-space': declare<{ sign: string }>({
    severity: 'warning',
    message: ({ sign }) =>
      `This is shown as it stands: behind \`${sign}\` is a no-break space, which looks like a blank and is none`,
    hint: ({ sign }) => `Write a plain blank behind \`${sign}\``,
    explain: `Some keyboards write a no-break space where the blank is typed with another key held. Headings and lists begin with a plain one.

Bad: \`#&nbsp;Install\`

Good: \`# Install\``,
  }),
  'loose-link': declare<{ problem: string; better: string }>({
    severity: 'warning',
    message: ({ problem }) => `This is shown as text and no link: ${problem}`,
    hint: ({ better }) => `Write \`${better}\``,
    explain: `A link is its words in brackets and, at once behind them, its address in parentheses.

Bad: \`[the lamp] (/lamp)\` or \`(the lamp)[/lamp]\`

Good: \`[the lamp](/lamp)\``,
  }),
  'nameless-link': declare<{ hasPicture: boolean }>({
    severity: 'warning',
    message: ({ hasPicture }) =>
      hasPicture
        ? 'This link has no name: who does not see its picture cannot tell where it leads'
        : 'This link shows nothing: there are no words between its brackets',
    hint: ({ hasPicture }) =>
      hasPicture
        ? 'Write what it leads to as the words of the picture: `[![The guide](guide.png)](/guide)`'
        : 'Write the words of the link between its brackets',
    explain: `Screen readers call a link by its words, and one around a picture by the words of the picture. Without any they read its
address, letter by letter.

Bad: \`[![](/images/guide.png)](/guide)\`

Good: \`[![The guide](/images/guide.png)](/guide)\``,
  }),
  'missing-footnote': declare<{ written: string }>({
    severity: 'warning',
    message: ({ written }) => `\`${written}\` is shown as text: no line says what stands in this footnote`,
    hint: ({ written }) => `Write \`${written}: …\` on a line of its own, or a lone bracket as \`\\[\``,
    explain: `A footnote is a mark in the text, and a line with the same mark and a colon that holds its words. Without that line
there is no footnote.

\`\`\`mdx
{/* bad */}
The lamp turns once a minute[^1].

{/* good */}
The lamp turns once a minute[^1].

[^1]: By the watch of the keeper.
\`\`\``,
  }),
  'repeated-footnote': declare<{ written: string }>({
    severity: 'warning',
    message: ({ written }) =>
      `The page has another footnote \`${written}\` above, which is shown wherever the text refers to one of them: this one is left out`,
    hint: () => 'Give it a name that no other footnote of the page has',
    explain: `A name stands for one footnote of a page, also where the page has several parts, or includes files. Numbers are no more
than names: readers see the footnotes counted in the order in which the text refers to them.

\`\`\`mdx
{/* bad: both marks lead to the watch */}
The lamp turns once a minute[^1].

[^1]: By the watch of the keeper.

It burns oil[^1].

[^1]: Of rapeseed.

{/* good */}
The lamp turns once a minute[^1].

[^1]: By the watch of the keeper.

It burns oil[^2].

[^2]: Of rapeseed.
\`\`\``,
  }),
  'unused-footnote': declare<{ written: string }>({
    severity: 'warning',
    message: ({ written }) => `No \`${written}\` in the text leads to this footnote: it is left out`,
    hint: ({ written }) => `Write \`${written}\` where it belongs, or take it out`,
    explain: `Footnotes are shown in the order in which the text refers to them. One that nothing refers to is not shown.

\`\`\`mdx
{/* bad: nothing refers to the footnote */}
The lamp turns once a minute.

[^watch]: By the watch of the keeper.

{/* good */}
The lamp turns once a minute[^watch].

[^watch]: By the watch of the keeper.
\`\`\``,
  }),
  'table-cells': declare<{ cells: number; columns: number; isCode: boolean }>({
    severity: 'warning',
    message: ({ cells, columns }) => `This row has ${cells} cells, and the head of its table ${columns}`,
    hint: ({ isCode }) =>
      `Write a \`|\` that ends no cell as \`\\|\`${isCode ? ', in code too' : ''}, or give the head as many cells`,
    explain: `Each \`|\` of a row ends a cell, also one between backticks. Cells that the head has no column for stand beside the
table's columns.

\`\`\`mdx
{/* bad */}
| Key | Value |
|---|---|
| state | \`on | off\` |

{/* good */}
| Key | Value |
|---|---|
| state | \`on \\| off\` |
\`\`\``,
  }),
  'table-rule': declare<{ problem: string; rule?: string }>({
    severity: 'warning',
    message: ({ problem }) => `This is no table: ${problem}`,
    hint: ({ rule }) =>
      rule === undefined
        ? 'Write the rows of a table one below the other, without blank lines'
        : `Write \`${rule}\` as the second line`,
    explain: `The second line of a table is a rule, with as many cells as the first. Without it the lines are shown as text.

\`\`\`mdx
{/* bad */}
| Key | Value |
| a | 1 |

{/* good */}
| Key | Value |
|---|---|
| a | 1 |
\`\`\``,
  }),
  'unclosed-fence': declare<{ isHeld: boolean }>({
    severity: 'warning',
    message: ({ isHeld }) =>
      isHeld
        ? 'No line ends this code: it goes on to the end of the list item, quote or component that holds it'
        : 'This code never ends: all that follows is shown as code',
    hint: () => 'Close it with a line of as many signs as it begins with',
    explain: `A block of code begins with three backticks, or more, and ends with a line of as many. Where that line is missing, the
rest of the page is code, or of the list item, quote or component around it.

Bad: three backticks, and below them only code

Good: the same, and a line of three backticks where the code ends`,
  }),
  'fence-inside': declare<{ sign: string; line: number }>({
    severity: 'warning',
    message: () =>
      'This line is shown as code: the block above it is still open, and a line with a language closes none',
    hint: ({ sign, line }) =>
      `Close the block that begins in line ${line} with a line of nothing but ${sign}`,
    explain: `A line of three backticks and the name of a language begins a block of code, and never ends one. Where the closing line of the
block above is missing, all up to the next line of only backticks is code.

Bad: a block of code, a heading, and another block, with one line of only backticks at the end

Good: a line of only backticks at the end of each block`,
  }),
  'short-fence': declare<{ isLone?: true }>({
    severity: 'warning',
    message: ({ isLone }) =>
      isLone
        ? 'Two backticks neither begin nor end a block of code: these are read as three'
        : 'Two backticks begin no block of code: what follows is read as a part of the text',
    hint: ({ isLone }) => (isLone ? 'Write three' : 'Write three, and three on the line that ends the block'),
    explain: `A block of code begins with three backticks, or more, and ends with a line of as many. Two stand around code in a line: its
line breaks are lost, and behind an empty line its braces and angle brackets are read as those of the page. Where only one of the
two lines has two, and three would end the code in its place, it is read as if it had three.

Bad: a line of two backticks, the code, and a line of two

Good: the same with three`,
  }),
  'unknown-language': declare<{ language: string; meant: string }>({
    severity: 'warning',
    message: ({ language }) => `No language is called \`${language}\`: this code has no colours`,
    hint: ({ meant }) => `Did you mean \`${meant}\`?`,
    explain: `The word behind the signs that open a block of code names its language. Code in a language that is not known is shown as
plain text. Words that are near to none are taken as they are.

Bad: \`jsn\` behind the opening signs

Good: \`json\``,
  }),
  'unknown-variation': declare<{ id: string; suggestion: string | undefined }>({
    severity: 'warning',
    message: ({ id }) => `No variation of the site is called "${id}": no reader can choose it`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Declare it in `variations.options` of docs.json'
        : `Did you mean \`${suggestion}\`?`,
    explain: `\`<Variation>\` shows its content while a reader has chosen a variation that it names. The configuration declares which there are.

Bad: \`<Variation is="pyhton">…</Variation>\`

Good: \`<Variation is="python">…</Variation>\` with \`"variations": {"options": [{"id": "python", "label": "Python"}]}\``,
  }),
  'unknown-diagram': declare<{ kind: string; meant: string }>({
    severity: 'warning',
    message: ({ kind }) => `No diagram begins with \`${kind}\`: readers see an error and this text`,
    hint: ({ meant }) => `Did you mean \`${meant}\`?`,
    explain: `The first word of a diagram says what it is. Diagrams are drawn when a page is read, so that one which cannot be drawn is seen
by readers only.

Bad: \`grpah TD\`

Good: \`graph TD\``,
  }),
  'unknown-option': declare<{ written: string; meant: string; isDropped: boolean }>({
    severity: 'warning',
    message: ({ written, isDropped }) =>
      `No option of code is called \`${written}\`: it ${isDropped ? 'has no effect' : 'is shown as the title'}`,
    hint: ({ meant }) => `Did you mean \`${meant}\`?`,
    explain: `Behind the language of a block of code stand its options and its title. A word that is no option is part of the title; an option
with a value that is not known is left out. What is near to none is taken as it is.

Bad: \`js showLineNumbres\`

Good: \`js showLineNumbers\``,
  }),
  'option-value': declare<{ option: string; value: string; lineCount?: number }>({
    severity: 'warning',
    message: ({ option, value, lineCount }) =>
      lineCount === undefined
        ? `\`${option}\` of code is true or false, not "${value}"; it counts as true`
        : `\`${option}\` names lines that are not there: "${value}" of ${lineCount}`,
    hint: ({ option, lineCount }) =>
      lineCount === undefined
        ? `Write \`${option}\` alone, or leave it out`
        : 'Lines count from 1, and ranges are written `2-4`',
    explain: `Behind the language of a block of code, switches are on where they stand, unless their value is \`false\`, and \`highlight\` and
\`focus\` name lines of this code. A number beyond the last line marks nothing, which happens where the code was shortened.

Bad: \`js wrap=no highlight={12}\` above three lines

Good: \`js highlight={3}\``,
  }),
  'duplicate-title': declare<{ component: string; title: string; ids: readonly string[] }>({
    severity: 'warning',
    message: ({ component, title, ids }) =>
      ids.length === 1
        ? `The title "${title}" makes the same link as that of another \`<${component}>\` of this page; links to this one end with \`#${ids[0]}\``
        : `The title "${title}" makes the same link as that of another \`<${component}>\` of this page, here and ${ids.length === 2 ? 'once' : `${ids.length - 1} times`} below; links to these end with \`#${ids[0]}\` to \`#${ids.at(-1)}\``,
    hint: ({ ids }) =>
      ids.length === 1
        ? 'Give one of them another title, or an `id` of its own'
        : 'Give them different titles, or each an `id` of its own',
    explain: `A link to a part of a page is made from the letters and digits of its title. Where two have the same ones, the second gets a
number, which changes when parts are put before it.

Bad: two \`<Accordion title="Errors">\`

Good: \`<Accordion title="Errors" id="python-errors">\``,
  }),
  'repeated-id': declare<{ id: string }>({
    severity: 'warning',
    message: ({ id }) =>
      `Another tag of this page has the id "${id}" already: links with \`#${id}\` lead to that one`,
    hint: () => 'Give it an id of its own, or none',
    explain: `A link can lead to one part of a page only, so the first tag with an id keeps it.

Bad: \`<Card id="prices">\` and, below it, \`<Note id="prices">\`

Good: \`<Note id="other-prices">\``,
  }),
  repeated: declare<{ component: string }>({
    severity: 'warning',
    message: ({ component }) =>
      `Each \`<${component}>\` of a page stands beside it: this one below those before it, away from its text`,
    hint: () =>
      'Put all code into the first one, where readers choose among its blocks; a `<CodeGroup>` stays where it is written',
    explain: `The examples of a request, and those of its response, stand beside the text, each in one place. Several blocks of code in one
of them become choices there.

\`\`\`mdx
{/* bad */}
<ResponseExample>…</ResponseExample>
<ResponseExample>…</ResponseExample>
\`\`\``,
  }),
  'lower-case-tag': declare<{ name: string; component: string }>({
    severity: 'warning',
    message: ({ name, component }) => `\`<${name}>\` is no tag of HTML; the component is \`<${component}>\``,
    hint: ({ component }) => `Write \`<${component}>\``,
    explain: `Names of components begin with a capital letter. With a small one the tag means an element of HTML, and where there is none, its
content is shown plainly.

Bad: \`<note>Back up first.</note>\`

Good: \`<Note>Back up first.</Note>\``,
  }),
  'not-a-number': declare<{ component: string; prop: string; value: string }>({
    severity: 'warning',
    message: ({ component, prop, value }) =>
      `\`${prop}\` of \`<${component}>\` is a number, not "${value}"; it is left out`,
    hint: ({ prop }) => `Write it as \`${prop}={2}\``,
    explain: `Some props count something. A text that is no number means nothing there.

Bad: \`<Columns cols="two">\`

Good: \`<Columns cols={2}>\``,
  }),
  'wrong-type': declare<{
    component: string;
    prop: string;
    type: string | readonly string[];
    /** As JSON. */
    value: string;
  }>({
    severity: 'warning',
    message: ({ component, prop, type, value }) =>
      `\`${prop}\` of \`<${component}>\` is ${KINDS[String(type)] ?? 'one of a few words'}, not \`${value}\`; it is left out`,
    hint: ({ prop, type }) =>
      type === 'boolean' ? `Write \`${prop}\` alone, or \`${prop}={false}\`` : undefined,
    explain: `Each prop of a component has a kind: a text, a number, a switch, a list. A value of another kind counts as not given.

Bad: \`<Accordion title="Why" defaultOpen="yes">\`

Good: \`<Accordion title="Why" defaultOpen>\``,
  }),
  'not-a-color': declare<{ component: string; prop: string; value: string }>({
    severity: 'warning',
    message: ({ component, prop, value }) => `\`${prop}\` of \`<${component}>\` is no colour: "${value}"`,
    hint: ({ value }) =>
      /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)
        ? `Did you mean \`#${value}\`?`
        : 'Write a colour of CSS, such as `#7c3aed`',
    explain: `A colour is a name that CSS knows, hexadecimal digits behind a \`#\`, or a function such as \`rgb(…)\`. With anything
else browsers draw the component as if no colour had been given.

Bad: \`<Callout color="7c3aed">\`

Good: \`<Callout color="#7c3aed">\``,
  }),
  'out-of-range': declare<{ component: string; prop: string; value: number; least: number; most: number }>({
    severity: 'warning',
    message: ({ component, prop, value, least, most }) =>
      `\`${prop}\` of \`<${component}>\` goes from ${least} to ${most}; ${value} counts as ${value < least ? least : most}`,
    explain: `Some props count something, and can only be drawn up to a number.

Bad: \`<Columns cols={9}>\`

Good: \`<Columns cols={4}>\``,
  }),
  mended: declare<{ reason: string; better?: string }>({
    severity: 'warning',
    message: ({ reason }) => `Strict MDX refuses this; read it as: ${reason}`,
    hint: ({ better = 'that way' }) =>
      `Write it ${better} in the source, so that every tool reads the page alike`,
    explain: `The page contains something that strict MDX refuses, but whose meaning is plain: a tag such as \`<br>\` that
never closes, or a \`<\` in prose. Waymark reads it as you meant it and says so.

\`\`\`mdx
{/* bad */}
One line<br>another

{/* good */}
One line<br />another
\`\`\``,
  }),
  'html-comment': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'HTML comments are no part of MDX; this one is left out',
    hint: () => 'Write `{/* … */}`',
    explain: `MDX has its own comments. An HTML comment would stop a strict parser.

\`\`\`mdx
<!-- bad -->
{/* good */}
\`\`\``,
  }),
  'plain-markdown': declare<{ problem: string }>({
    severity: 'warning',
    message: ({ problem }) => `This \`.md\` file is not valid MDX and is read as plain Markdown: ${problem}`,
    explain: `A \`.md\` file is read as MDX first; values without quotes and tags that nothing closes are mended. When that
fails, it is read as plain Markdown: tags in it are then left out, and expressions are ordinary text.`,
  }),
  'unknown-component': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) =>
      `Nothing named \`<${name}>\` is built in, imported or exported here; its content is shown as it is`,
    explain: `A tag that begins with a capital letter names a component. It has to be one of the built-in ones, imported from
a file of the project, or exported by the page itself.

\`\`\`mdx
{/* bad */}
<Warnings>Careful.</Warnings>

{/* good */}
<Warning>Careful.</Warning>
\`\`\``,
  }),
  'unknown-prop': declare<{ component: string; prop: string }>({
    severity: 'warning',
    message: ({ component, prop }) => `\`<${component}>\` has no property \`${prop}\`; it is ignored`,
    explain:
      'A built-in component has the properties that the hint lists, as its own page of the documentation does.',
  }),
  'repeated-attribute': declare<{ tag: string; name: string }>({
    severity: 'warning',
    message: ({ tag, name }) => `\`<${tag}>\` has \`${name}\` twice; the last one counts`,
    hint: () => 'Keep one of them',
    explain: `A tag has each attribute once. Of two with one name the first is lost, which is rarely meant.

\`\`\`mdx
{/* bad */}
<Card title="Lamp" icon="sun" title="Light" />

{/* good */}
<Card title="Light" icon="sun" />
\`\`\``,
  }),
  'missing-prop': declare<{ component: string; prop: string }>({
    severity: 'warning',
    message: ({ component, prop }) => `\`<${component}>\` needs the property \`${prop}\``,
    explain: `The component is drawn without it, so something that a reader needs (a label, a name) is missing.

\`\`\`mdx
{/* bad */}
<Accordion>Content</Accordion>

{/* good */}
<Accordion title="Why">Content</Accordion>
\`\`\``,
  }),
  'unknown-value': declare<{ component: string; prop: string; value: string; choices: readonly string[] }>({
    severity: 'warning',
    message: ({ component, prop, value }) =>
      `\`${prop}\` of \`<${component}>\` cannot be \`${value}\`; it is ignored`,
    hint: ({ choices, value }) => {
      const near = suggest(value, choices) ?? suggestSynonym(value, choices);
      const listed = choices.map((choice) => `\`${choice}\``).join(', ');
      return near === undefined ? `Write one of ${listed}` : `Did you mean \`${near}\`?`;
    },
    explain: `Some properties take one of a few words. With any other word the component is drawn as if the property had not
been given.

\`\`\`mdx
{/* bad */}
<Badge color="crimson">new</Badge>

{/* good */}
<Badge color="red">new</Badge>
\`\`\``,
  }),
  'unread-value': declare<{ component: string; prop: string; value: string; expected: string }>({
    severity: 'warning',
    message: ({ component, prop, value }) =>
      `\`${prop}\` of \`<${component}>\` cannot be \`${value}\`; it is shown as it is written`,
    hint: ({ expected }) => `Write ${expected}`,
    explain: `The text of some properties has to be of a form. Of any other, nothing can be made.

\`\`\`mdx
{/* bad */}
<GitHub.Repo repo="waymark" />

{/* good */}
<GitHub.Repo repo="waymark/waymark" />
\`\`\``,
  }),
  'exclusive-props': declare<{ component: string; props: readonly string[] }>({
    severity: 'error',
    message: ({ component, props }) =>
      `\`<${component}>\` takes only one of ${props.map((prop) => `\`${prop}\``).join(' and ')}; the first counts`,
    explain: `A parameter stands in one place of a request: in the path, the query, a header, the body or a cookie. With two
of them it is documented as the first.

\`\`\`mdx
{/* bad */}
<ParamField path="id" query="id" type="string" />

{/* good */}
<ParamField path="id" type="string" />
\`\`\``,
  }),
  'no-return': declare<{ tag: string }>({
    severity: 'warning',
    message: ({ tag }) => `\`${tag}>\` is made here and given to nobody: the function draws nothing`,
    hint: () => 'Write `return` before it, or parentheses in the place of the braces around it',
    explain: `A function in braces gives back what stands behind \`return\`, and nothing without it.

\`\`\`mdx
{/* bad */}
export const Lamp = () => { <b>Lit</b> };

{/* good */}
export const Lamp = () => { return <b>Lit</b> };
export const Lantern = () => ( <b>Lit</b> );
\`\`\``,
  }),
  'empty-tag': declare<{ component: string; part?: string | undefined }>({
    severity: 'warning',
    message: ({ component }) => `Nothing stands in \`<${component}>\``,
    hint: ({ part }) =>
      part === undefined
        ? 'Write what it shall hold between its tags, or remove it'
        : `Write each part as \`<${part} title="…">…</${part}>\`, or remove it`,
    explain: `Some components are there for what stands in them: without it, readers see an empty box or nothing at all.

Bad: \`<Note></Note>\`

Good: \`<Note>Low water is at noon.</Note>\``,
  }),
  'nothing-inside': declare<{ component: string; part: string }>({
    severity: 'warning',
    message: ({ component, part }) =>
      `\`<${component}>\` holds no \`<${part}>\`: what stands in it is drawn as if it stood alone`,
    hint: ({ part }) => `Write each part as \`<${part} title="…">…</${part}>\``,
    explain: `Some components are made of others: a procedure of its steps, a set of tabs of each tab. Lists and headings are none of these.

\`\`\`mdx
{/* bad */}
<Steps>
1. Light the lamp
2. Wind the clock
</Steps>

{/* good */}
<Steps>
  <Step title="Light the lamp">…</Step>
  <Step title="Wind the clock">…</Step>
</Steps>
\`\`\``,
  }),
  'content-dropped': declare<{ component: string }>({
    severity: 'warning',
    message: ({ component }) => `\`<${component}>\` shows nothing of what stands between its tags`,
    hint: ({ component }) => `Write it behind the tag: \`<${component} … />\``,
    explain: `Some components are complete without content: an icon, a colour, a file in a tree. Readers do not see what stands between their tags.

\`\`\`mdx
{/* bad */}
<Icon icon="anchor">Harbour</Icon>

{/* good */}
<Icon icon="anchor" /> Harbour
\`\`\``,
  }),
  misplaced: declare<{ component: string; parent: string }>({
    severity: 'warning',
    message: ({ component, parent }) =>
      `\`<${component}>\` belongs into \`<${parent}>\`; it is drawn on its own`,
    explain: `Some components are parts of another one: steps are numbered by the procedure around them, tabs are chosen in
their set. On its own such a part is drawn as well as it can be.

\`\`\`mdx
{/* bad */}
<Step title="Light the lamp">…</Step>

{/* good */}
<Steps>
  <Step title="Light the lamp">…</Step>
</Steps>
\`\`\``,
  }),
  'missing-import': declare<{ specifier: string; isOther?: boolean }>({
    severity: 'error',
    message: ({ specifier, isOther }) =>
      isOther === true
        ? `Pages import text, code and JSON, and not \`${specifier}\``
        : `The imported file \`${specifier}\` does not exist`,
    explain: `Imports name a file of the project: from the docs folder with a leading \`/\`, or relative to the importing file
with \`./\` or \`../\`.

\`\`\`mdx
{/* bad: no such file */}
import Intro from "/snippets/into.mdx";

{/* good */}
import Intro from "/snippets/intro.mdx";
\`\`\``,
  }),
  'invalid-json': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `A page imports this file, which is not valid JSON: ${problem}`,
    hint: () => 'Mend it: until then pages have nothing of what it holds',
    explain: `The value of a JSON file is what its whole text stands for. Where that cannot be read, what pages show of it is left out.

Bad: \`{"lamps": }\`

Good: \`{"lamps": []}\``,
  }),
  'missing-export': declare<{ specifier: string; name: string; exported: readonly string[] }>({
    severity: 'error',
    message: ({ specifier, name }) => `The imported file \`${specifier}\` exports nothing named \`${name}\``,
    hint: ({ specifier, name, exported }) => {
      const near = suggest(name, exported);
      if (near !== undefined) return `Did you mean \`${near}\`?`;
      if (exported.length === 0)
        return /\.mdx?$/.test(specifier)
          ? `The text of a snippet is imported without braces: \`import ${name} from "${specifier}";\``
          : 'Write `export` before what other files may import';
      return `It exports ${exported.map((each) => `\`${each}\``).join(', ')}`;
    },
    explain: `A name in an import has to be one that the file exports. A component of a name that is not exported shows only
what stands between its tags, and an expression with it fails.

\`\`\`mdx
{/* bad: /snippets/lamps.jsx has \`export const Lamp = …\` */}
import { Lamps } from "/snippets/lamps.jsx";

{/* good */}
import { Lamp } from "/snippets/lamps.jsx";
\`\`\``,
  }),
  'only-exports': declare<{ file: string; hasDefault: boolean }>({
    severity: 'warning',
    message: ({ file }) => `\`${file}\` has no text, only exports; this tag shows nothing`,
    hint: ({ hasDefault }) =>
      hasDefault
        ? 'The default import of a Markdown file is its text: export by a name and import that in braces, or move the code into a `.jsx` file'
        : 'Import what it exports by name, in braces',
    explain: `The default import of a Markdown file is its text. Where it has none, the export of the very name that the import gives is meant; others are imported by their names.

\`\`\`mdx
{/* bad: /snippets/lamps.mdx has \`export const Lamp = …\`, and no text */}
import Light from "/snippets/lamps.mdx";

<Light />

{/* good */}
import { Lamp } from "/snippets/lamps.mdx";

<Lamp />
\`\`\``,
  }),
  'name-taken': declare<{ name: string; specifier: string }>({
    severity: 'warning',
    message: ({ name, specifier }) =>
      `\`${name}\` is exported here too, which counts; the one of \`${specifier}\` is left out`,
    hint: () => 'Give one of them another name, for example with `as`',
    explain: `A name means one thing in a file. Where a file exports a name and imports it as well, its own is used.

\`\`\`mdx
{/* bad */}
import { Lamp } from "/snippets/lamps.jsx";

export const Lamp = () => <b>lit</b>;

{/* good */}
import { Lamp as OldLamp } from "/snippets/lamps.jsx";

export const Lamp = () => <b>lit</b>;
\`\`\``,
  }),
  'exported-page': declare<{ specifier: string }>({
    severity: 'error',
    message: ({ specifier }) =>
      `\`export … from\` hands on values, and \`${specifier}\` is text: nothing is shown for it`,
    hint: ({ specifier }) =>
      `To show it here, write \`import Text from "${specifier}"\` and below it \`<Text />\``,
    explain: `A page or snippet shows another one by a tag. What \`export … from\` hands on are functions and values.

\`\`\`mdx
{/* bad: shows nothing */}
export { default } from "/snippets/intro.mdx";

{/* good */}
import Intro from "/snippets/intro.mdx";

<Intro />
\`\`\``,
  }),
  'package-import': declare<{ specifier: string }>({
    severity: 'warning',
    message: ({ specifier }) => `Pages import files, not packages; \`${specifier}\` is left out`,
    hint: () =>
      'React hooks and the built-in components are there without an import; of what only the package has, the content is shown as it is',
    explain: `A documentation page has no package manager behind it. Only \`react\` is accepted, and needs no import. Of a tag that
only the package knows, the content is shown, and what its properties say is lost.`,
  }),
  'import-cycle': declare<{ chain: readonly string[] }>({
    severity: 'error',
    message: ({ chain }) =>
      chain.length === 2
        ? `This file uses itself: ${chain.join(' → ')}`
        : `These files use each other in a circle: ${chain.join(' → ')}`,
    hint: () => 'Take one of the uses out; the inner one is not shown',
    explain: 'A snippet that contains itself has no end. The inner use is left out.',
  }),
  'snippet-limit': declare<{ limit: number; isDeep?: boolean }>({
    severity: 'error',
    message: ({ limit, isDeep }) =>
      isDeep === true
        ? `This snippet stands in more than ${limit} tags, lists and snippets; it is left out`
        : `This page uses snippets more than ${limit} times; this one and those after it are left out`,
    hint: ({ isDeep }) =>
      isDeep === true
        ? undefined
        : 'Use fewer: snippets that use each other twice, ten levels deep, make a thousand',
    explain:
      'Snippets that use others several times multiply with each level, so a few lines could ask for endless work. A page takes as many, and as deep in each other, as any real one needs.',
  }),
  'code-failed': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => {
      if (problem.startsWith('SyntaxError: '))
        return `This code cannot be read: ${problem.slice('SyntaxError: '.length)}`;
      return `This code stops with an error: ${isStrayHook(problem) ? 'a hook is called outside of a component' : problem}`;
    },
    hint: ({ problem }) =>
      isStrayHook(problem) ? 'Call it inside of the function that draws the component' : undefined,
    explain: `Code that a page exports or imports runs when the page is built. It threw, so what depends on it cannot be shown.
Browser objects such as \`window\` do not exist at that time: use them inside an effect or a handler.`,
  }),
  'expression-failed': declare<{ expression: string; problem: string; hint?: string | undefined }>({
    severity: 'error',
    message: ({ expression, problem }) => `\`{${expression}}\` cannot be evaluated: ${problem}`,
    hint: ({ hint }) => hint,
    explain: `An expression in braces is JavaScript. The names that it uses have to be exported or imported by the page.

\`\`\`mdx
{/* bad: nothing named price here */}
Two of them cost {price * 2}.

{/* good */}
export const price = 21;

Two of them cost {price * 2}.
\`\`\``,
  }),
  'not-drawable': declare<{ written: string; kind: string }>({
    severity: 'warning',
    message: ({ written, kind }) => `\`${written}\` gives ${kind}: nothing is shown for it`,
    hint: ({ kind }) => UNDRAWN[kind],
    explain: `A page shows texts, numbers, elements and lists of these. Functions, promises and other objects have no form in it: say which
part of them is meant, as text.

\`\`\`mdx
{/* bad */}
Colours: {{ lamp: "white" }}

{/* good */}
export const colours = { lamp: "white" };

Colours: {colours.lamp}
\`\`\``,
  }),
  'unknown-name': declare<{ name: string; text: string }>({
    severity: 'warning',
    message: ({ name, text }) => `Nothing is named \`${name}\` here; \`${text}\` is shown as text`,
    hint: ({ text }) => {
      const escaped = `Write \`${text.replaceAll('{', '\\{')}\` for the text`;
      return text.startsWith('{{') ? escaped : `${escaped}, or export a value of that name`;
    },
    explain: `A lone name in braces within a sentence is an expression, but no such name exists. Most often it was meant as
text, so it is shown as text. So is a name in double braces that no variable of docs.json can have, as \`{{größe}}\`.

\`\`\`mdx
{/* bad */}
Open weather://{city} in your browser.

{/* good */}
Open weather://\\{city} in your browser.
\`\`\``,
  }),
  'invalid-math': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) =>
      `This formula cannot be read: ${problem.replace(/^KaTeX parse error: | at position \d+:[\s\S]*/g, '')}`,
    hint: () => 'Mend the LaTeX, or write a dollar sign that begins no formula as `\\$`',
    explain: `Text between dollar signs is a formula in LaTeX. This one names a command that does not exist, or leaves a brace
open; the page shows it as it was written.

\`\`\`mdx
{/* bad */}
$\\fraction{1}{2}$

{/* good */}
$\\frac{1}{2}$
\`\`\``,
  }),
  directive: declare<{ written: string; component?: string | undefined }>({
    severity: 'warning',
    message: ({ written }) => `\`${written}\` means nothing here; it is shown as text`,
    hint: ({ component }) =>
      component === undefined
        ? 'Write `<Note>…</Note>`, or another component'
        : `Write \`<${component}>…</${component}>\``,
    explain: `Lines that begin with \`:::note\` or \`!!! note\` are a syntax of other tools. MDX has tags for the same purpose.

\`\`\`mdx
{/* bad */}
:::note
Mind the gap.
:::

{/* good */}
<Note>Mind the gap.</Note>
\`\`\``,
  }),
  'no-typescript': declare<Record<never, never>>({
    severity: 'warning',
    message: () =>
      'Types of code are not shown: no TypeScript that can be asked for them is installed, or the project is not trusted to bring one',
    hint: () => 'Install it with `npm install --save-dev typescript@6`, in the project or beside Waymark',
    explain: `A block of code with the word \`twoslash\` shows the types of its names. The compiler that knows them is large and
needed by few sites, so it does not come with Waymark. The code is shown without types. TypeScript 5.5 to 6 can be asked; version 7
answers no questions of other programs.

Bad: a fence that begins with \`ts twoslash\`, where TypeScript is not installed

Good: \`npm install --save-dev typescript@6\`, then \`waymark build\``,
  }),
  'code-types': declare<{ problem: string }>({
    severity: 'warning',
    message: ({ problem }) => `The code does not pass TypeScript: ${problem}`,
    hint({ problem }) {
      const number = /^TS(\d+)/.exec(problem)?.[1];
      return number && `Mend the code, or announce the error in its first line: \`// @errors: ${number}\``;
    },
    explain: `A block of code with the word \`twoslash\` is read by TypeScript, and has an error that its author did not announce.
The code is shown with the types that are known.

\`\`\`\`mdx
{/* bad */}
\`\`\`ts twoslash
const depth: number = 'deep';
\`\`\`

{/* good */}
\`\`\`ts twoslash
const depth: number = 12;
\`\`\`
\`\`\`\``,
  }),
  'component-failed': declare<{ component: string; problem: string }>({
    severity: 'error',
    message: ({ component, problem }) => `\`<${component}>\` stops with an error: ${problem}`,
    explain:
      "The component's own code threw while the page was built. Its place shows this message; the rest of the page stands.",
  }),
  'inline-handler': declare<{ attribute: string }>({
    severity: 'warning',
    message: ({ attribute }) => `The inline handler \`${attribute}\` is left out`,
    hint: () => 'Move the behaviour into a `.js` file of the docs folder, or into a component of the page',
    explain:
      'Pages are served under a strict content security policy, which runs no code that stands in the HTML.',
  }),
  'markup-dropped': declare<{ tag: string; dropped: readonly string[] }>({
    severity: 'warning',
    message: ({ tag, dropped }) =>
      `${dropped.map((what) => `\`${what}\``).join(', ')} of \`<${tag}>\` ${dropped.length === 1 ? 'is' : 'are'} left out`,
    hint: ({ dropped }) =>
      dropped.some((what) => /^(?:form)?action$/i.test(what))
        ? 'Pages send no forms: link to the page of the service, or show it in an `<iframe>`'
        : 'Put scripts into a `.js` file of the docs folder, and documents into `<iframe srcDoc>`',
    explain:
      'HTML that a page gives as text (`dangerouslySetInnerHTML`) stands in the page without scripts, styles, handlers, documents in attributes, addresses that run code, tags in elements that show none (`<noembed>`, `<xmp>` and the like) and elements that lie more than 500 deep in one another. All of it is left out where tags are closed in so wrong an order that browsers would make more elements of it than it has letters. The `name` of a form or frame is left out, in tags too, where it is that of something that documents have, such as `body` or `title`, and every `name` of a picture, by which its `id` could be such a one: scripts of the page that ask for it would be given the element. Write a document as `<iframe srcDoc>` itself: it is shown apart from the site. Where a form is sent to is left out too, because the content security policy of pages lets no form leave them: link to the page of the service that takes it, show that page in an `<iframe>`, or send what was entered with `fetch`.',
  }),
  'inline-script': declare<{ src?: string }>({
    severity: 'warning',
    message: ({ src }) =>
      src === undefined ? 'An inline `<script>` is left out' : `\`<script src="${src}">\` is left out`,
    hint: ({ src = '' }) =>
      /^(?:https?:)?\/\//i.test(src)
        ? 'Let a `.js` file of the docs folder add the script: such files are loaded on every page'
        : 'Put the script into a `.js` file of the docs folder: it is loaded on every page',
    explain:
      'Pages are served under a strict content security policy, which runs no code that stands in the HTML. Blocks of data (`<script type="application/ld+json">`) are no scripts, and stay. A tag that names a `.js` file of the docs folder is left out in silence: every page loads that file.',
  }),
});
