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

/** A page in all widths and modes that it is asked for, after something was done. */
const views = (name, page, settings, act) =>
  Object.entries(settings).map(([label, as]) => ({ name: `${name}-${label}`, page, as, act }));

const dark = (as) => ({ ...as, colorScheme: 'dark' });
const SOME = { '1440-light': DESKTOP, '390-light': PHONE };
const ALL = {
  ...SOME,
  '1440-dark': dark(DESKTOP),
  '768-light': TABLET,
  '390-dark': dark(PHONE),
};

/** Some of the widths and modes of a part of a page; light is not named. */
const PART = {
  1440: DESKTOP,
  '1440-dark': dark(DESKTOP),
  390: PHONE,
  '390-dark': dark(PHONE),
};
const only = (...labels) => Object.fromEntries(labels.map((label) => [label, PART[label]]));

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
  ...views('long-jumped', 'settings', only('1440', '390'), jump),
  ...views('code', 'tour', only('1440', '1440-dark', '390', '390-dark'), CODE),
  ...views('tabs', 'tour', only('1440', '390'), TABS),
  ...views('callouts', 'tour', only('1440', '1440-dark', '390'), CALLOUTS),
  ...views('dense-file', 'limits', only('1440', '1440-dark'), FILE),
  ...views('endpoint-fields', 'endpoint', only('1440', '390'), FIELDS),
  ...views('table', 'tour', only('1440', '1440-dark', '390'), TABLE),
  ...views('search-empty', 'tour', only('1440'), openSearch),
  ...views('search', 'tour', only('1440', '390'), search('tide')),
  ...views('search', 'tour', only('390-dark', '1440-dark'), search('berth')),
  ...views('search-none', 'tour', only('1440', '390'), search('zeppelin')),
  ...views('drawer', 'settings', only('390-dark'), press('drawer')),
  ...views('updates-jumped', 'updates', only('1440'), jump),
  ...views('drawer', 'tour', only('390'), press('drawer')),
  ...views('contents', 'tour', only('390', '390-dark'), press('contents')),
  { name: 'forced-colours-1440', page: 'tour', as: { ...DESKTOP, forcedColors: 'active' } },
  { name: 'forced-colours-code-1440', page: 'tour', as: { ...DESKTOP, forcedColors: 'active' }, act: CODE },
  { name: 'no-javascript-1440', page: 'tour', as: { ...DESKTOP, javaScriptEnabled: false } },
  { name: 'no-javascript-390', page: 'tour', as: { ...PHONE, javaScriptEnabled: false } },
  { name: 'zoom-400', page: 'tour', as: ZOOMED },
  { name: 'print', page: 'tour', as: PAPER, act: paint, whole: true },
];
