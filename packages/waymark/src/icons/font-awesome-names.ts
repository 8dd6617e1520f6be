/** Names that authors use for icons of Font Awesome, and that it has no more, or never had. */
export const fontAwesomeAliases: ReadonlyMap<string, string> = readPairs(`
analytics chart-line|battery-1 battery-quarter|calculator-alt calculator|flash bolt|floppy-disk-alt floppy-disk
gamepad-alt gamepad|image-polaroid image|life-bouy life-ring|lock-alt lock|money money-bill-1|photo image
picture-o image|server-alt server|signal-alt signal|sliders-v sliders|support life-ring
triangle-warning triangle-exclamation|warehouse-alt warehouse|window-alt window-maximize|wrench-simple wrench
zoom-in magnifying-glass-plus|zoom-out magnifying-glass-minus
`);

/** The nearest free icon of names that only the paid Font Awesome has. */
export const freeSubstitutes: ReadonlyMap<string, string> = readPairs(`
alien-monster ghost|alien robot|badge-check certificate|ballot list-check|block-quote quote-left|brackets-curly code
browser window-maximize|browsers window-restore|chart-mixed chart-line|chart-network diagram-project
circle-nodes-alt circle-nodes|cube-alt cube|cubes-stacked-alt cubes-stacked|diagram-nested sitemap
diagram-sankey diagram-project|document file|dial gauge|file-check file-circle-check
file-magnifying-glass magnifying-glass|file-search magnifying-glass|gauge-max gauge-high|grid table-cells
input-text keyboard|input-numeric keyboard|layer-plus layer-group|list-tree sitemap|loader spinner|memo file-lines
merge code-merge|message-bot robot|message-code comment-dots|messages comments|nodes circle-nodes|notebook book
objects-column table-columns|scanner-touchscreen mobile-screen|screen-users users-rectangle|shapes-alt shapes
shield-check shield-halved|sparkle wand-magic-sparkles|table-layout table-columns|tag-alt tag|telescope binoculars
alarm-exclamation bell|apartment building|arrow-progress bars-progress|at-sign at|books-medical book-medical
calendar-lines calendar-days|chart-candlestick chart-column|chart-scatter chart-line
circle-user-circle-check user-check|comments-question circle-question|comment-question circle-question
diagram-cells table-cells|diagram-lean-canvas table-columns|diagram-subtask list-check|file-chart-column file-lines
file-chart-line file-lines|function square-root-variable|grid-2 table-cells-large|input-pipe i-cursor
kerning text-width|laptop-binary laptop-code|list-heart list|message-dots comment-dots|message-lines comment
message-pen comment|message-question circle-question|messages-question circle-question|microchip-circuit microchip
money-simple-from-bracket money-bill|page file|pipe grip-lines|planet-ringed globe|presentation-screen chalkboard
puzzle puzzle-piece|rectangle-history clone|scanner-gun barcode|scanner-keyboard barcode
signal-stream tower-broadcast|snake worm|spider-web globe|square-question circle-question|swap right-left
traffic-cone road-barrier|vector-polygon draw-polygon|volume-slash volume-xmark|wave-pulse heart-pulse
window window-maximize|toggle-large-on toggle-on|user-headset headset|user-robot robot|wand wand-magic
waveform wave-square|webhook circle-nodes|wrench-alt wrench|arrows-retweet retweet|camera-cctv video
chart-waterfall chart-column|message-smile comment-dots|rotate-reverse rotate-left|up arrow-up|user-crown user-tie
display-chart display|grid-round table-cells-large|lobster shrimp|party-horn bullhorn|rectangle-pro certificate
square-down square-caret-down|square-left square-caret-left|square-right square-caret-right
square-up square-caret-up|tablet-screen tablet-screen-button|whale fish|send-back layer-group
bring-front layer-group|bring-forward layer-group|send-backward layer-group|firewall shield-halved
subtitles closed-captioning|presentation chalkboard|label tag|coin coins|flame fire|chart chart-simple
cabinet-filing box-archive|backpack suitcase|layer layer-group|inboxes inbox|mailbox envelope|brackets code
bracket code|people users|family users|bin trash|slider sliders|cards clone|monitor desktop
conveyor-belt boxes-stacked
`);

/** What words mean that no library has for a name: they are only offered, for several icons would do. */
export const meantNames: ReadonlyMap<string, string> = readPairs(`
chat comments|chat-bubble comment|checkmark check|chip microchip|cli terminal|color palette|colors palette
command-line terminal|commit code-commit|community users|connect plug|console terminal|dark moon|date calendar
directory folder|disk hard-drive|dns globe|docs book|documentation book|domain globe|down-arrow arrow-down
education graduation-cap|email envelope|event calendar|experiment flask|export file-export|faq circle-question
flow diagram-project|gallery images|health heart-pulse|information circle-info|integration plug
javascript js|left-arrow arrow-left|light sun|lightning bolt|lightning-bolt bolt|metrics chart-line|more ellipsis
nodejs node-js|notifications bell|off toggle-off|office building|on toggle-on|options sliders|payment credit-card
payments credit-card|permissions key|picture image|plugin plug|preferences sliders|processor microchip|profile user
pull-request code-pull-request|reactjs react|recent clock-rotate-left|redis database|rest code|right-arrow arrow-right
schedule calendar|screen desktop|security shield-halved|shipping truck|signout right-from-bracket|speedometer gauge
stats chart-simple|storage database|student user-graduate|task list-check|team users|theme palette|thunder bolt
time clock|todo list-check|translate language|up-arrow arrow-up|vue vuejs|web globe|website globe|write pen
`);

/** Shapes around or beside what an icon shows. */
const FRAMES: ReadonlySet<string> = new Set(
  'arrow circle diamond down hexagon left octagon rectangle right seal square triangle up'.split(' '),
);

/** The names that a name is made of, likeliest first: its beginnings, the longest first, then other parts; bare frames last. */
export function partsOfName(name: string): readonly string[] {
  const words = name.split('-');
  const partsFrom = (start: number): readonly string[] =>
    words.slice(start).map((_, left) => words.slice(start, words.length - left).join('-'));
  const parts = words.flatMap((_, start) => partsFrom(start));
  const isFrame = (part: string): boolean => FRAMES.has(part);
  // What stands for several things may be there for one only.
  const shown = parts.filter((part) => !isFrame(part)).flatMap((part) => [part, part.replace(/s$/, '')]);
  return [...shown, ...parts.filter(isFrame)];
}

function readPairs(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([from = '', to = '']) => [from, to]));
}
