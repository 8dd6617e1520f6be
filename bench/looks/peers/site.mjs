// The same site for every engine. What Markdown has no form for is written by the engine's dialect: callouts, tabs, cards, code
// with a title. Text that readers see is the same everywhere, but for cards, which become a list where there are none.

const json = (value) => JSON.stringify(value, null, 2);

const LONG_LINE =
  "const berth = await harbour.berths.reserve({ vessel: 'IMO 9074729', arrival: '2026-11-22T06:40:00Z', draughtInCentimetres: 820, tugs: 2, pilot: true, dangerousGoods: ['UN 1203'] });";

const CLIENT = `import { Harbour } from '@harbour/client';
const harbour = new Harbour({ token: process.env.HARBOUR_TOKEN });

${LONG_LINE}
console.log(berth.quay, berth.from);
`;

const TABLE = `| Field | Type | Default | Since | Meaning |
| --- | --- | --- | --- | --- |
| \`berth.reservation.arrival_window_in_minutes\` | \`integer\` | \`90\` | 1.2 | How long a berth waits for its ship |
| \`berth.reservation.maximum_draught_in_centimetres\` | \`integer\` | \`1150\` | 1.0 | Deepest ship that the quay takes at low water |
| \`notifications.harbourMasterEscalationAddress\` | \`string\` | none | 2.1 | Who is told when a ship is late |
| \`pilotage.exemption_certificate_numbers\` | \`string[]\` | \`[]\` | 2.3 | Masters who come in without a pilot |
`;

const tour = (dialect) => `
The first thing to know is \`harbour.berths\`: it reserves a place at a quay for a ship, for a time. This page goes through one
call from its arrival to its departure, with [tides](${dialect.to('tides')}) and [pilots](${dialect.to('pilots')}) where they matter.

## Before the ship comes

A berth is reserved when three things are known:

- the **ship**, by its number;
- the *time*, with the tide that it needs;
- what it carries, for [customs](${dialect.to('customs')}) ask early.

${dialect.callout('note', "Times are in UTC. The harbour's own clock is shown beside them, and is never stored.")}

${dialect.code({ lang: 'ts', title: 'reserve.ts', mark: 2, text: CLIENT })}

### With a package manager

The client is a package like any other. Nothing is compiled when it is installed.

${dialect.tabs([
  { label: 'npm', lang: 'sh', text: 'npm install @harbour/client' },
  { label: 'pnpm', lang: 'sh', text: 'pnpm add @harbour/client' },
  { label: 'Yarn', lang: 'sh', text: 'yarn add @harbour/client' },
])}

### Without one

1. Take the archive from the list of releases.
2. Unpack it beside your program.
3. Import \`client.js\` by its path.

## What can be set

Each field can be set for the whole harbour, for a quay, or for one reservation; the nearest wins.

${TABLE}
## When a ship is late

${dialect.callout('warning', 'A berth that waits longer than its window is given away. The ship then stands in the list of those at anchor.')}

The reservation tells what became of it in \`berth.state\`. A ship that is late and has not called is *overdue*; one that has called
is *delayed*, and keeps its place while the window lasts.

### Ask for another berth

Another berth is asked for with the same call. What was reserved before is freed in the same moment, so no ship holds two.

${dialect.callout('danger', 'Freeing a berth while its ship is at the quay stops the cranes.')}

### Tell the harbour master

> A late ship is no trouble. A silent one is.

## After the ship has left

The bill is made from the times that the quay saw, not from those that were reserved.
`;

const home = (dialect) => `
Harbour keeps the berths of a port: which ship lies where, since when, and until when. It has an \`http\` interface, a client for
programs, and a map for people.

## Where to begin

${dialect.cards([
  { title: 'Install', path: 'install', text: 'The service on a machine of your own' },
  { title: 'A first call', path: 'tour', text: 'One ship from arrival to departure' },
  { title: 'Tides', path: 'tides', text: 'When the water is deep enough' },
  { title: 'Settings', path: 'settings', text: 'Every field, with its default' },
])}

## What it is not

It is no register of ships, and it does not steer them. It knows what it is told, and what the quays see.
`;

const AREAS = ['berth', 'quay', 'pilotage', 'tide', 'customs', 'crane', 'anchorage', 'notification'];
const fence = (lang, text) => `\`\`\`${lang}\n${text}\n\`\`\``;
const VERBS = ['reservation', 'window', 'limits', 'reports'];

const settings = () => `
Every field of \`harbour.yaml\`, by its area. Fields that are not named keep their defaults.
${AREAS.map(
  (area) => `
## ${area[0].toUpperCase()}${area.slice(1)}

What the harbour does about each ${area}. Changes are read within a minute, without a restart.
${VERBS.map(
  (verb) => `
### ${area}.${verb}_policy_identifier

Names the policy for the ${verb} of a ${area}. It is looked up when the first ship asks, and kept for a day.

| Value | Effect |
| --- | --- |
| \`strict\` | Whoever comes without one waits at anchor |
| \`lenient\` | The harbour master decides within \`${area}.${verb}_decision_time_in_minutes\` |
`,
).join('')}`,
).join('')}`;

const CHANGES = [
  'Berths can be asked for by the draught of a ship.',
  'The map shows ships at anchor.',
  'Bills name the quay.',
];
const FIXES = [
  'a tide table that ended a day early',
  'times of ships that came before midnight',
  'the list of pilots on phones',
];

/** Twenty releases, newest first. */
const RELEASES = Array.from({ length: 20 }, (_, index) => ({
  version: `2.${19 - index}.0`,
  date: new Date(Date.UTC(2026, 9 - index, 12)).toISOString().slice(0, 10),
  text: `${CHANGES[index % 3]} ${CHANGES[(index + 1) % 3]}

- Mended: ${FIXES[index % 3]}
- Mended: ${FIXES[(index + 1) % 3]}
- \`harbour.berths.list()\` takes a \`state\`
`,
}));

const short = (subject) => () =>
  `
What \`harbour\` knows about ${subject} comes from the quays and from those who work there.

## Ask for them

The client has a call for ${subject}, with the same filters as everywhere.

## Change them

Changes are told to all who listen, in the order in which they were made.
`;

const LIMITS = [
  ['berths', '40', '400', '4,000', '`HARBOUR_MAX_BERTHS`', 'Quays beyond that are closed until the next day'],
  [
    'reservations an hour',
    '60',
    '600',
    'none',
    '`HARBOUR_MAX_RESERVATIONS`',
    'Answered by 429, with the time to wait',
  ],
  ['days kept', '30', '365', '3,650', '`HARBOUR_RETENTION_DAYS`', 'Bills are kept for ten years in any case'],
  ['notifications', '1', '10', '100', '`HARBOUR_MAX_NOTIFICATIONS`', 'The oldest is dropped'],
  ['pilots', '5', '50', '500', '`HARBOUR_MAX_PILOTS`', 'New ones cannot be registered'],
];

/** A page that is mostly tables, commands, their output and files. */
const dense = (dialect) => `
What a harbour may hold, by its plan. Every limit can be asked for with \`harbour limits\`, and most can be set.

| Limit | Small | Middle | Large | Variable | Beyond it |
| --- | ---: | ---: | ---: | --- | --- |
${LIMITS.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

## Ask for them

${fence('sh', 'harbour limits --format table --plan middle')}

${fence('text', 'LIMIT          USED   OF\nberths          112  400\nreservations      9  600\npilots           12   50')}

| Code | Meaning |
| --- | --- |
| \`0\` | within limits |
| \`4\` | some are reached |

## Set them

${dialect.code({
  lang: 'yaml',
  title: 'harbour.yaml',
  mark: 4,
  text: `limits:
  berths: 400
  pilots: 50
  reservations: { hour: 600, day: 9000 }
retention:
  days: 365
  bills: 3650
notifications:
  escalation: ["harbour.master@port.example", "+49 40 000000"]
`,
})}

${dialect.tabs([
  {
    label: 'TypeScript',
    lang: 'ts',
    text: "const limits = await harbour.limits.get({ plan: 'middle' });\nif (limits.berths.used > limits.berths.of * 0.9) await harbour.notifications.send({ to: 'harbour.master@port.example', about: 'berths' });",
  },
  { label: 'Python', lang: 'py', text: 'limits = harbour.limits.get(plan="middle")' },
])}
`;

/** A chart of a port, as an author draws it: with a ground of its own. */
const CHART = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="640" viewBox="0 0 1280 640">
<rect width="1280" height="640" fill="#eef5f9"/><path d="M0 420h360v-90h180v90h740v220H0z" fill="#d8cfb8"/>
<path d="M360 330h180v24H360zM700 420h420v24H700z" fill="#8b8371"/>
<g fill="none" stroke="#5b8fa8" stroke-width="3"><path d="M0 120q160 50 320 0t320 0 320 0 320 0"/><path d="M0 220q160 50 320 0t320 0 320 0 320 0"/></g>
<path d="M720 380h300l-36 40H760z" fill="#23475c"/><path d="M900 330h70v50h-70z" fill="#c0563b"/>
<g font-family="sans-serif" font-size="32" fill="#23475c"><text x="380" y="480">North quay</text><text x="820" y="490">East quay</text></g></svg>
`;

const map = (dialect) => `
The map shows each quay with the ship that lies there, and is drawn anew when a ship moves.

![A chart of the port, with a ship at the east quay](/chart.svg)

A ship that waits has the colour of its reservation; one that is late is red.

## What the map is made of

${dialect.cards([
  { title: 'Quays', path: 'settings', text: 'Where ships may lie, and how deep the water is' },
  { title: 'Tides', path: 'tides', text: 'When the water is deep enough' },
  { title: 'Pilots', path: 'pilots', text: 'Who brings the ships in' },
  {
    title: 'Events',
    path: 'events',
    text: 'What Harbour tells, and when, in the order in which it came to pass',
  },
])}

## Put it on a page

The drawing is a picture like any other: \`![The port](https://port.example/map.svg)\`.
`;

/** Interface of the service, of one operation. */
const INTERFACE = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '2.4.0' },
  servers: [{ url: 'https://api.port.example/v2' }],
  paths: {
    '/quays/{quay}/berths': {
      post: {
        operationId: 'reserveBerth',
        tags: ['Berths'],
        summary: 'Reserve a berth',
        description:
          'Reserves a place at a quay for a ship. A ship that has one already keeps it until this one begins.',
        parameters: [
          {
            name: 'quay',
            in: 'path',
            required: true,
            description: 'Name of the quay.',
            schema: { type: 'string' },
            example: 'east',
          },
          {
            name: 'dry_run',
            in: 'query',
            description: 'Only asks whether there is room.',
            schema: { type: 'boolean', default: false },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['vessel', 'arrival'],
                properties: {
                  vessel: { type: 'string', description: 'Number of the ship.', example: 'IMO 9074729' },
                  arrival: {
                    type: 'string',
                    format: 'date-time',
                    description: 'When the ship comes, in UTC.',
                    example: '2026-11-22T06:40:00Z',
                  },
                  draught_in_centimetres: {
                    type: 'integer',
                    minimum: 100,
                    maximum: 2000,
                    description: 'How deep it lies.',
                    example: 820,
                  },
                  tugs: { type: 'integer', default: 0, description: 'How many tugs it needs.', example: 2 },
                  dangerous_goods: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'Numbers of dangerous goods.',
                    example: ['UN 1203'],
                  },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'The berth is reserved.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    id: { type: 'string', description: 'Names the reservation.', example: 'b_81f2' },
                    quay: { type: 'string', example: 'east' },
                    state: {
                      type: 'string',
                      enum: ['reserved', 'delayed', 'overdue'],
                      description: 'What became of it.',
                      example: 'reserved',
                    },
                  },
                },
              },
            },
          },
          409: { description: 'Another ship lies there at that time.' },
        },
      },
    },
  },
};

const FRONT = {
  name: 'Harbour',
  text: 'Know which ship lies where, since when, and until when.',
  actions: [
    { text: 'A first call', path: 'tour' },
    { text: 'Install', path: 'install' },
  ],
  cards: [
    {
      title: 'Berths',
      path: 'settings',
      icon: 'anchor',
      text: 'Reserve a place at a quay, for a ship and a time.',
    },
    {
      title: 'Tides',
      path: 'tides',
      icon: 'waves',
      text: 'Never bring a ship in when the water is too low.',
    },
    {
      title: 'Pilots',
      path: 'pilots',
      icon: 'compass',
      text: 'Who brings the ship in, and who may go without.',
    },
    { title: 'Customs', path: 'customs', icon: 'file-text', text: 'What must be told before a ship comes.' },
    { title: 'Events', path: 'events', icon: 'bell', text: 'Hear of everything that happens at the quays.' },
    { title: 'Updates', path: 'updates', icon: 'clock', text: 'A release each month, with what it mends.' },
  ],
};

const PAGES = [
  ['index', 'Welcome', 'What Harbour is, and where to begin.', home],
  ['install', 'Install', 'The service on a machine of your own.', short('machines')],
  [
    'tour',
    'A first call',
    'One ship from its arrival to its departure, with everything that you need on the way.',
    tour,
  ],
  ['tides', 'Tides', 'When the water is deep enough.', short('tides')],
  ['pilots', 'Pilots', 'Who brings the ships in.', short('pilots')],
  ['customs', 'Customs', 'What must be told before a ship comes.', short('goods')],
  ['settings', 'Settings', 'Every field, with its default and its effect.', settings],
  ['limits', 'Limits', 'What a harbour may hold, by its plan.', dense],
  ['map', 'Map', 'Every quay, and who lies there.', map],
  ['events', 'Events', 'What Harbour tells, and when.', short('events')],
  ['updates', 'Updates', 'What changed in each release.', (dialect) => dialect.releases(RELEASES)],
  ['roadmap', 'Roadmap', 'What comes next.', short('plans')],
];

const GROUPS = [
  { name: 'Start', paths: ['index', 'install', 'tour'] },
  { name: 'Guides', paths: ['tides', 'pilots', 'customs'] },
  { name: 'Reference', paths: ['settings', 'limits', 'map', 'events'] },
  { name: 'Project', paths: ['updates', 'roadmap'] },
];

/** The site in a dialect. Engines that do not show a page's description get it as the first paragraph. */
export function writeSite(dialect) {
  const pages = PAGES.map(([path, title, description, write]) => {
    const lead = dialect.showsDescription ? '' : `\n${description}\n`;
    return { path, title, description, body: `${dialect.imports ?? ''}${lead}${write(dialect)}` };
  });
  const front =
    dialect.front === undefined ? [] : [{ path: 'front', title: FRONT.name, ...dialect.front(FRONT) }];
  const sections = [{ name: FRONT.name, groups: GROUPS }];
  return {
    name: FRONT.name,
    sections,
    groups: GROUPS,
    pages: [...pages, ...front],
    front: FRONT,
    chart: CHART,
    api: json(INTERFACE),
  };
}
