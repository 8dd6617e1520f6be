import { ENGINES, WAYMARK } from '../../peers/engines.mjs';
import { FUMADOCS, NEXTRA } from './next-projects.mjs';

const known = (name) => ENGINES.find((engine) => engine.name === name);
const starlight = known('starlight');

/** Its pages use components, and it brings the Node.js that it needs. */
const STARLIGHT = {
  ...starlight,
  packages: { ...starlight.packages, node: '22.23.3' },
  node: undefined,
  files: (site) =>
    Object.fromEntries(
      Object.entries(starlight.files(site)).map(([path, text]) => [path.replace(/\.md$/, '.mdx'), text]),
    ),
};

/** Engines that are photographed, with the buttons of their menus on phones; the search opens by its keys everywhere. */
export const PHOTOGRAPHED = [
  { ...WAYMARK, drawer: '.drawer-button', contents: '.contents-button' },
  { ...STARLIGHT, drawer: '.sl-menu-button', contents: 'mobile-starlight-toc summary' },
  { ...known('vitepress'), drawer: '.VPLocalNav .menu', contents: '.VPLocalNavOutlineDropdown button' },
  {
    ...FUMADOCS,
    drawer: '[aria-label="Open Sidebar"]',
    contents: '[data-toc-popover-trigger]',
  },
  { ...NEXTRA, drawer: '.nextra-hamburger', contents: undefined },
];
