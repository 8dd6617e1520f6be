/** What other engines call `navigation`. */
export const NAVIGATION_NAMES: readonly string[] = ['sidebars', 'nav', 'toc'];

/** What to do instead of keys that mint.json, other engines, or habit know: each advice, and the keys that it is for. */
const ADVICE: ReadonlyArray<readonly [advice: string, keys: readonly string[]]> = [
  [
    'Put a `.css` file into the docs folder: it is loaded on every page',
    ['styles', 'css', 'customCSS', 'customCss', 'customStyle', 'customStyles', 'stylesheet', 'stylesheets'],
  ],
  [
    'Put a `.js` file into the docs folder: it is loaded on every page',
    ['scripts', 'script', 'js', 'customJS', 'customJs', 'customScript', 'customScripts', 'javascript'],
  ],
  ['Put a `.js` or `.css` file into the docs folder: it is loaded on every page', ['head', 'custom']],
  ['It belongs into `waymark.json` beside this file', ['siteUrl', 'base', 'out', 'policy', 'images', 'mcp']],
  [
    'Write the address of the site as `siteUrl` into `waymark.json` beside this file',
    ['baseUrl', 'canonical', 'domain', 'site', 'siteURL', 'hostname'],
  ],
  ['Write the title as `name`', ['title', 'siteName', 'siteTitle']],
  ['No theme has it any more: leave it out', ['isWhiteLabeled', 'layout', 'rounded']],
  ['Write it as the first entry of `navigation.tabs`', ['primaryTab']],
  ['Write it as `background.image`', ['backgroundImage']],
  ['Write its `display` as `styling.eyebrows`', ['eyebrow']],
  ['Write its `mode` as `styling.codeblocks`', ['codeBlock']],
  ['Write it as `icons.library`', ['iconLibrary']],
  ['Write colours into `colors`', ['primaryColor', 'accentColor', 'themeColor']],
  ['Write it as `appearance`', ['modeToggle', 'darkMode', 'colorMode']],
  // In mint.json, how rows of the sidebar look; elsewhere its pages.
  ['Write its pages into `navigation`; how it looks comes from the theme', ['sidebar']],
  ['Write it as `navigation`', NAVIGATION_NAMES],
  ['Write it as `navigation.global.anchors`', ['topAnchor']],
  ['Write it as `navigation.languages`', ['i18n', 'locale', 'locales', 'lang', 'language']],
  ['Write it as `navbar`', ['topbar', 'header', 'menu']],
  ['Write it as `navbar.links`', ['topbarLinks']],
  ['Write it as `navbar.primary`', ['topbarCtaButton']],
  ['Write it as `footer.socials`', ['footerSocials', 'socialLinks', 'social']],
  ['Write it as `banner`', ['announcement', 'announcementBar']],
  ['Write the service under its name into `integrations`', ['analytics']],
  ['Write it as `feedback.edits`', ['editLink', 'editUrl', 'repo', 'github', 'repository']],
  ['Search needs no service: leave it out', ['algolia', 'docsearch']],
  ['Write the address as `logo.href`', ['logoLink', 'logoHref']],
  ['Write `og:image` into `seo.metatags`', ['ogImage', 'socialImage']],
  ['Write tags into `seo.metatags`', ['meta', 'metatags', 'metaTags']],
  ['It is written by itself: leave the key out', ['sitemap', 'robots', 'llms']],
  ['Write `rss: true` into the front matter of the page', ['rss', 'feed']],
];

/** What to do instead of a key of docs.json that is none. */
export const foreignKeys: Readonly<Record<string, string>> = Object.fromEntries(
  ADVICE.flatMap(([advice, keys]) => keys.map((key) => [key, advice])),
);
