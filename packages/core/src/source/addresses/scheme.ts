/** Schemes that a link may have: the web, contact, and deep links that open an editor or a chat application. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'ftp',
  'ftps',
  'git',
  'ssh',
  'irc',
  'ircs',
  'xmpp',
  'matrix',
  'geo',
  'webcal',
  'facetime',
  'skype',
  'whatsapp',
  'tg',
  'slack',
  'discord',
  'msteams',
  'zoommtg',
  'vscode',
  'vscode-insiders',
  'vscodium',
  'cursor',
  'windsurf',
  'devin',
  'zed',
  'jetbrains',
  'idea',
  'lmstudio',
  'goose',
  'raycast',
  'obsidian',
  'notion',
  'figma',
  'warp',
  'postman',
]);

/**
 * Scheme of an address in lower case, without the colon, as a browser would see it; nothing for a path.
 * `javascript:` is found however it is spaced.
 */
export function schemeOf(href: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(asBrowsersRead(href))?.[1]?.toLowerCase();
}

/** An address without what a browser drops before it looks for a scheme: leading controls and spaces, any line break. */
function asBrowsersRead(href: string): string {
  return /^[!-~]*$/.test(href) ? href : href.replace(/^[\p{Cc} ]+|[\t\n\r]/gu, '');
}

/** Tells whether an address names a scheme or a host, and so leads out of what holds it. */
export function isOutside(href: string): boolean {
  return href.startsWith('//') || schemeOf(href) !== undefined;
}

/** Tells whether an address has no scheme, or one that a link may have (an allow list). */
export function isSafeHref(href: string): boolean {
  const scheme = schemeOf(href);
  return scheme === undefined || LINK_SCHEMES.has(scheme);
}
