// What is photographed: a page, as a reader sees it in a kind of browser, after something was done with it.

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 768, height: 1024 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const PAPER = { viewport: { width: 794, height: 1123 } };
/** 1440 × 900 at four times the size. */
const ZOOMED = { viewport: { width: 360, height: 225 }, deviceScaleFactor: 4 };

/** Milliseconds that menus and searches get; what waits for a first file of an index needs it on a slow machine. */
const PATIENCE = 3000;

const showInMiddle = (selector) => async (page) => {
  const found = page.locator(selector).first();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
};

const CODE = showInMiddle('pre:has-text("IMO 9074729")');
const TABLE = showInMiddle('main table, article table');
const CALLOUTS = showInMiddle(':text("Freeing a berth while")');
const TABS = showInMiddle('main h3:has-text("With a package manager")');
const FILE = showInMiddle('pre:has-text("escalation")');
/** The part about the body of a request; some have a button of that name above it. */
const BODY = ':text-matches("^(request )?body", "i")';
const FIELDS = showInMiddle(`:is(h2, h3, h4)${BODY}, :is(h2, h3, h4):has(${BODY}) >> nth=-1`);

async function openSearch(page, engine) {
  const isNarrow = page.viewportSize().width < DESKTOP.viewport.width;
  if (isNarrow && engine.drawerSearch !== undefined) {
    await press('drawer')(page, engine);
    await press('drawerSearch')(page, engine);
  } else await page.keyboard.press('Control+k');
  await page.waitForTimeout(PATIENCE);
}

const search = (words) => async (page, engine) => {
  await openSearch(page, engine);
  await page.keyboard.type(words);
  await page.waitForTimeout(PATIENCE);
};

const press = (button) => async (page, engine) => {
  if (engine[button] === undefined) throw new Error(`has no ${button}`);
  await page.locator(engine[button]).filter({ visible: true }).first().click({ timeout: 20_000 });
};

/** Follows the contents of a long page to a part in its middle. */
async function jump(page) {
  await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h2[id], h2 [id], h3[id], h3 [id]')].map(
      ({ id }) => `#${id}`,
    );
    // Where releases have no headings, the contents say where they are.
    const links = [...document.querySelectorAll('aside a[href^="#"]')].map(({ hash }) => hash);
    const parts = headings.length > 0 ? headings : links;
    location.hash = parts[Math.floor(parts.length / 2)];
  });
  await page.waitForTimeout(1000);
}

const paint = (page) => page.emulateMedia({ media: 'print' });

/** A page in all widths and modes that it is asked for. */
const views = (name, page, settings) =>
  Object.entries(settings).map(([label, as]) => ({ name: `${name}-${label}`, page, as }));

const dark = (as) => ({ ...as, colorScheme: 'dark' });
const SOME = { '1440-light': DESKTOP, '390-light': PHONE };
const ALL = {
  ...SOME,
  '1440-dark': dark(DESKTOP),
  '768-light': TABLET,
  '390-dark': dark(PHONE),
};

/** Every surface: its name, the path of its page, the settings of the browser, and what is done before the picture. */
export const SURFACES = [
  ...views('text', 'tour', ALL),
  ...views('home', '', { ...SOME, '1440-dark': dark(DESKTOP) }),
  ...views('long', 'settings', SOME),
  ...views('updates', 'updates', ALL),
  ...views('landing', 'front', { ...SOME, '1440-dark': dark(DESKTOP), '768-light': TABLET }),
  ...views('dense', 'limits', ALL),
  ...views('map', 'map', { ...SOME, '1440-dark': dark(DESKTOP) }),
  // Each engine's plugin has an address of its own for an operation.
  ...views('endpoint', 'endpoint', ALL),
  // One letter wrong: whoever suggests addresses can.
  ...views('not-found', 'tuor', { ...SOME, '1440-dark': dark(DESKTOP), '390-dark': dark(PHONE) }),
  { name: 'long-jumped-1440', page: 'settings', as: DESKTOP, act: jump },
  { name: 'long-jumped-390', page: 'settings', as: PHONE, act: jump },
  { name: 'code-1440', page: 'tour', as: DESKTOP, act: CODE },
  { name: 'code-1440-dark', page: 'tour', as: dark(DESKTOP), act: CODE },
  { name: 'code-390', page: 'tour', as: PHONE, act: CODE },
  { name: 'code-390-dark', page: 'tour', as: dark(PHONE), act: CODE },
  { name: 'tabs-1440', page: 'tour', as: DESKTOP, act: TABS },
  { name: 'tabs-390', page: 'tour', as: PHONE, act: TABS },
  { name: 'callouts-1440', page: 'tour', as: DESKTOP, act: CALLOUTS },
  { name: 'callouts-1440-dark', page: 'tour', as: dark(DESKTOP), act: CALLOUTS },
  { name: 'callouts-390', page: 'tour', as: PHONE, act: CALLOUTS },
  { name: 'dense-file-1440', page: 'limits', as: DESKTOP, act: FILE },
  { name: 'dense-file-1440-dark', page: 'limits', as: dark(DESKTOP), act: FILE },
  { name: 'endpoint-fields-1440', page: 'endpoint', as: DESKTOP, act: FIELDS },
  { name: 'endpoint-fields-390', page: 'endpoint', as: PHONE, act: FIELDS },
  { name: 'table-1440', page: 'tour', as: DESKTOP, act: TABLE },
  { name: 'table-1440-dark', page: 'tour', as: dark(DESKTOP), act: TABLE },
  { name: 'table-390', page: 'tour', as: PHONE, act: TABLE },
  { name: 'search-empty-1440', page: 'tour', as: DESKTOP, act: openSearch },
  { name: 'search-1440', page: 'tour', as: DESKTOP, act: search('tide') },
  { name: 'search-390', page: 'tour', as: PHONE, act: search('tide') },
  { name: 'search-390-dark', page: 'tour', as: dark(PHONE), act: search('berth') },
  { name: 'search-none-1440', page: 'tour', as: DESKTOP, act: search('zeppelin') },
  { name: 'search-none-390', page: 'tour', as: PHONE, act: search('zeppelin') },
  { name: 'search-1440-dark', page: 'tour', as: dark(DESKTOP), act: search('berth') },
  { name: 'drawer-390-dark', page: 'settings', as: dark(PHONE), act: press('drawer') },
  { name: 'updates-jumped-1440', page: 'updates', as: DESKTOP, act: jump },
  { name: 'drawer-390', page: 'tour', as: PHONE, act: press('drawer') },
  { name: 'contents-390', page: 'tour', as: PHONE, act: press('contents') },
  { name: 'contents-390-dark', page: 'tour', as: dark(PHONE), act: press('contents') },
  { name: 'forced-colours-1440', page: 'tour', as: { ...DESKTOP, forcedColors: 'active' } },
  { name: 'forced-colours-code-1440', page: 'tour', as: { ...DESKTOP, forcedColors: 'active' }, act: CODE },
  { name: 'no-javascript-1440', page: 'tour', as: { ...DESKTOP, javaScriptEnabled: false } },
  { name: 'no-javascript-390', page: 'tour', as: { ...PHONE, javaScriptEnabled: false } },
  { name: 'zoom-400', page: 'tour', as: ZOOMED },
  { name: 'print', page: 'tour', as: PAPER, act: paint, whole: true },
];
