import { type MadeSite, writeSite } from './made-site.ts';

/** What `interaction.drilldown` may be, in themes that differ in what they do when it is not set. */
export const groupsCases = [
  { site: 'groups-go', name: 'true', theme: 'mint', drilldown: true, navigates: true },
  { site: 'groups-stay', name: 'false', theme: 'aspen', drilldown: false, navigates: false },
  {
    site: 'groups-mint',
    name: 'unset, in a theme that stays',
    theme: 'mint',
    drilldown: undefined,
    navigates: false,
  },
  {
    site: 'groups-aspen',
    name: 'unset, in a theme that goes',
    theme: 'aspen',
    drilldown: undefined,
    navigates: true,
  },
] as const;

const navigation = {
  groups: [
    {
      group: 'Top',
      pages: [
        'index',
        { group: 'Unsaid', pages: ['unsaid/one', 'unsaid/two'] },
        { group: 'Opened', expanded: true, pages: ['opened/one', 'opened/two'] },
        { group: 'Closed', expanded: false, pages: ['closed/one', 'closed/two'] },
        { group: 'Rooted', root: 'rooted/home', directory: 'card', pages: ['rooted/one', 'rooted/two'] },
      ],
    },
    { group: 'Shut', expanded: false, pages: ['shut/one', 'shut/two'] },
  ],
};

/** Groups of every kind, once for each case. */
export function groupsSites(): readonly MadeSite[] {
  const grouped = ['unsaid', 'opened', 'closed', 'rooted', 'shut'].flatMap((name) => [
    `${name}/one`,
    `${name}/two`,
  ]);
  const titles = ['index', 'rooted/home', ...grouped].map((path) => [path, path.replace('/', ' ')] as const);
  return groupsCases.map(({ site, theme, drilldown }) => {
    const interaction = drilldown === undefined ? {} : { interaction: { drilldown } };
    return { name: site, files: writeSite({ name: 'Groups', theme, ...interaction, navigation }, titles) };
  });
}
