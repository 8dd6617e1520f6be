import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ObjectNode, ValueNode } from '../../source/index.ts';
import { convertNavigation } from './navigation.ts';
import {
  itemsOf,
  makeList,
  makeObject,
  makePart,
  makeScalar,
  renameMembers,
  textAt,
  valueAt,
} from './tree.ts';

/** Keys of the old look, which no theme has any more. */
const WITHOUT_MEANING = new Set(['isWhiteLabeled', 'layout', 'rounded', 'sidebar', 'topbar']);

/** Keys that are converted below. Everything else has the same form in docs.json. */
const CONVERTED = new Set([
  'analytics',
  'anchors',
  'api',
  'backgroundImage',
  'background',
  'codeBlock',
  'colors',
  'eyebrow',
  'feedback',
  'font',
  'footerSocials',
  'integrations',
  'metadata',
  'modeToggle',
  'navigation',
  'openapi',
  'primaryTab',
  'search',
  'seo',
  'tabs',
  'topAnchor',
  'topbarCtaButton',
  'topbarLinks',
  'versions',
]);

/**
 * Rewrites the tree of a mint.json as that of the docs.json which it stands for. Every value keeps its place in
 * mint.json, so that findings point at what the author wrote.
 */
export function convertLegacy(root: ValueNode, diagnostics: Diagnostic[]): ValueNode {
  const { file } = root.span;
  const where = { span: { file, start: 0, end: 0 } };
  diagnostics.push(configDiagnostics['legacy-file']({ file }, where));
  if (root.kind !== 'object') return root;
  for (const { key, keySpan } of root.members)
    if (WITHOUT_MEANING.has(key))
      diagnostics.push(configDiagnostics['legacy-key']({ key }, { span: keySpan }));
  const same = root.members.filter(({ key }) => !CONVERTED.has(key) && !WITHOUT_MEANING.has(key));
  const converted = makeObject(root, {
    ...(valueAt(root, 'theme') === undefined ? { theme: makeScalar(root, 'mint') } : {}),
    colors: convertColors(root),
    appearance: convertAppearance(root),
    fonts: convertFonts(root),
    background: convertBackground(root),
    styling: convertStyling(root),
    navbar: convertNavbar(root),
    navigation: convertNavigation(root),
    footer: convertFooter(root),
    api: convertApi(root),
    seo: convertSeo(root),
    search: renameMembers(valueAt(root, 'search'), { location: null }),
    feedback: renameMembers(valueAt(root, 'feedback'), {
      thumbsRating: 'thumbs',
      suggestEdit: 'edits',
      raiseIssue: 'issues',
    }),
    integrations: convertIntegrations(root),
  });
  return { ...root, members: [...same, ...converted.members] };
}

const FONT_NAMES = { url: 'source' };

function convertFonts(root: ValueNode): ValueNode | undefined {
  const font = renameMembers(valueAt(root, 'font'), { ...FONT_NAMES, headings: 'heading' });
  if (font?.kind !== 'object') return font;
  const members = font.members.map((each) =>
    each.value.kind === 'object' ? { ...each, value: renameMembers(each.value, FONT_NAMES) } : each,
  );
  return { ...font, members };
}

function convertColors(root: ValueNode): ValueNode | undefined {
  return renameMembers(valueAt(root, 'colors'), {
    anchors: null,
    background: null,
    ultraLight: null,
    ultraDark: null,
  });
}

function convertAppearance(root: ValueNode): ObjectNode | undefined {
  const strict = valueAt(root, 'modeToggle', 'isHidden');
  return makePart(root, { default: valueAt(root, 'modeToggle', 'default'), strict });
}

function convertBackground(root: ValueNode): ObjectNode | undefined {
  return makePart(root, {
    image: valueAt(root, 'backgroundImage'),
    color: valueAt(root, 'colors', 'background'),
    decoration: valueAt(root, 'background', 'style'),
  });
}

function convertStyling(root: ValueNode): ObjectNode | undefined {
  const mode = valueAt(root, 'codeBlock', 'mode');
  const codeblocks =
    mode !== undefined && textAt(root, 'codeBlock', 'mode') === 'auto' ? makeScalar(mode, 'system') : mode;
  return makePart(root, { eyebrows: valueAt(root, 'eyebrow', 'display'), codeblocks });
}

const LINK_NAMES = { name: 'label', url: 'href' };

function convertNavbar(root: ValueNode): ObjectNode | undefined {
  const links = valueAt(root, 'topbarLinks');
  const button = valueAt(root, 'topbarCtaButton');
  const isGithub = textAt(button, 'type') === 'github';
  return makePart(root, {
    links:
      links === undefined
        ? undefined
        : makeList(
            links,
            itemsOf(links).flatMap((link) => renameMembers(link, LINK_NAMES) ?? []),
          ),
    // A button of the type `link` is a plain one.
    primary: renameMembers(button, isGithub ? LINK_NAMES : { ...LINK_NAMES, type: null }),
  });
}

function convertFooter(root: ValueNode): ValueNode | undefined {
  const socials = valueAt(root, 'footerSocials');
  if (socials?.kind !== 'array') return makePart(root, { socials });
  const entries = socials.items.flatMap((item) => {
    const type = textAt(item, 'type');
    const url = valueAt(item, 'url');
    return type === undefined || url === undefined ? [] : [[type, url] as const];
  });
  return makePart(root, { socials: makeObject(socials, Object.fromEntries(entries)) });
}

const PLAYGROUND_MODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    show: 'interactive',
    simple: 'simple',
    hide: 'none',
  }),
);

function convertApi(root: ValueNode): ObjectNode | undefined {
  const api = valueAt(root, 'api');
  const mode = valueAt(api, 'playground', 'mode');
  const display = PLAYGROUND_MODES.get(textAt(api, 'playground', 'mode') ?? '');
  const disabled = valueAt(api, 'playground', 'disableProxy');
  const proxy = disabled?.kind === 'scalar' ? makeScalar(disabled, disabled.value !== true) : undefined;
  return makePart(root, {
    openapi: valueAt(root, 'openapi'),
    mdx: makePart(api ?? root, {
      server: valueAt(api, 'baseUrl'),
      auth: renameMembers(valueAt(api, 'auth'), { inputPrefix: null }),
    }),
    playground: makePart(api ?? root, {
      display: mode === undefined || display === undefined ? mode : makeScalar(mode, display),
      proxy,
    }),
    examples: makePart(api ?? root, { languages: valueAt(api, 'request', 'example', 'languages') }),
  });
}

function convertSeo(root: ValueNode): ObjectNode | undefined {
  const indexed = valueAt(root, 'seo', 'indexHiddenPages');
  const isAll = indexed?.kind === 'scalar' && indexed.value === true;
  return makePart(root, {
    metatags: valueAt(root, 'metadata'),
    indexing: isAll ? makeScalar(indexed, 'all') : undefined,
  });
}

/** Services that mint.json names by their identifier alone. */
const PLAIN_SERVICES: Readonly<Record<string, string>> = { intercom: 'appId', frontchat: 'snippetId' };

function convertIntegrations(root: ValueNode): ObjectNode | undefined {
  const services = [valueAt(root, 'analytics'), valueAt(root, 'integrations')].flatMap((node) =>
    node?.kind === 'object' ? node.members : [],
  );
  const entries = services.map(({ key, value }) => {
    const isPlain = value.kind === 'scalar' && Object.hasOwn(PLAIN_SERVICES, key);
    const name = isPlain ? PLAIN_SERVICES[key] : undefined;
    return [key, name === undefined ? value : makeObject(value, { [name]: value })] as const;
  });
  return makePart(root, Object.fromEntries(entries));
}
