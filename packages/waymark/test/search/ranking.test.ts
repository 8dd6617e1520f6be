import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../src/search/index.ts';
import { searcherOver } from './index-in-memory.ts';

const page = (
  route: string,
  title: string,
  text: string,
  rest: Partial<SearchRecord> = {},
): SearchRecord => ({
  route,
  title,
  trail: [],
  language: 'en',
  versions: [],
  products: [],
  sections: [{ id: '', heading: '', text, code: '' }],
  keywords: [],
  boost: 1,
  ...rest,
});

const routesOf = async (
  pages: readonly SearchRecord[],
  query: string,
  version?: string,
): Promise<readonly string[]> => {
  const options = version === undefined ? {} : { version };
  return (await searcherOver(pages).searcher.search(query, options)).pages.map(({ route }) => route);
};

/** Pages that give the words of a site their usual rarity. */
const others = Array.from({ length: 20 }, (_, index) =>
  page(`/other/${index}`, `Page ${index}`, 'server text'),
);

it('finds a page that is called by one of three words, though another page has all of them', async () => {
  const named = page('/named', 'Stuck anchors', 'what to do');
  const all = page('/all', 'What may happen', 'a stuck rusty windlass');
  expect(await routesOf([all, named, ...others], 'stuck rusty windlass ')).toContain('/named');
});

describe('which page comes first', () => {
  it('has both words in its title, though all pages mention one of them', async () => {
    const client = page('/a/client', 'Build an app client', 'build a client for the server');
    const server = page('/b/server', 'Build an app server', 'how it begins');
    expect((await routesOf([client, server, ...others], 'build server '))[0]).toBe('/b/server');
  });

  it('has a part that is called just so, though another page says the word more often', async () => {
    const settings = page('/settings', 'Settings', '', {
      sections: [
        { id: 'berth', heading: 'Berth', text: 'what the harbour does about it', code: '' },
        { id: 'quay', heading: 'Quay', text: 'where a berth is', code: '' },
      ],
    });
    const call = page('/call', 'A first call', 'a berth and a berth and another berth', {
      sections: [{ id: 'ask', heading: 'Ask for a berth', text: 'a berth and a berth', code: '' }],
    });
    expect((await routesOf([call, settings, ...others], 'Berth '))[0]).toBe('/settings');
    const own = page('/berth', 'Berth', 'a berth');
    expect((await routesOf([call, settings, own, ...others], 'Berth '))[0]).toBe('/berth');
  });

  it('has a title that is what was asked, though a guide explains it', async () => {
    const guide = page('/features/subscription', 'Subscription', 'create a subscription, or create another', {
      description: 'Create a subscription',
      sections: [{ id: 'new', heading: 'Create subscription', text: 'create subscription', code: '' }],
    });
    const call = page('/api/post', 'Create Subscription', 'create it', { method: 'POST' });
    for (const query of ['Create Subscription', 'create  subscription:', 'Créate subscription '])
      expect((await routesOf([guide, call, ...others], query))[0], query).toBe('/api/post');
  });

  it('has a title that is what was asked, though many pages say more of it', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      page(`/moor/${index}`, 'Moor boats', 'moor boats, lights and more boats, lights that moor boats', {
        sections: [
          { id: 'a', heading: 'Moor boats', text: 'moor boats at lights', code: '' },
          { id: 'b', heading: 'How boats moor', text: 'boats moor boats by lights', code: '' },
        ],
      }),
    );
    const asked = page('/asked', 'Moor boat lights', 'for those who have them');
    expect((await routesOf([...many, asked, ...others], 'Moor boat lights'))[0]).toBe('/asked');
  });

  it('has the only part of a name of several words, far behind by its words', async () => {
    const about = (index: number, heading: string): SearchRecord =>
      page(`/keys/${index}`, `Boats ${index}`, 'lost keys of boats, boats and keys', {
        sections: [{ id: 'part', heading, text: 'lost keys of boats, and keys', code: '' }],
      });
    const long = page('/variables', 'All settings', 'text', {
      sections: Array.from({ length: 12 }, (_, index) => ({
        id: `part-${index}`,
        heading: index === 9 ? 'Boats of lost keys' : `Setting ${index}`,
        text: 'what this setting does for the harbour',
        code: '',
      })),
    });
    const boats = Array.from({ length: 20 }, (_, index) => about(index, `Boats, keys ${index}`));
    expect((await routesOf([...boats, long, ...others], 'boats of lost keys'))[0]).toBe('/variables');
    const shared = boats.map((_, index) => about(index, 'Boats of lost keys'));
    expect((await routesOf([...shared, long, ...others], 'boats of lost keys'))[0]).not.toBe('/variables');
  });

  it('is about the word that is meant, though an author made the same slip', async () => {
    const search = page('/search', 'Search', 'search, and search again');
    const guides = Array.from({ length: 8 }, (_, index) => page(`/g/${index}`, `Guide ${index}`, 'a search'));
    const slip = page('/slip', 'Berths', 'you may seach for a berth');
    const pages = [slip, search, ...guides, ...others];
    expect(await routesOf(pages, 'seach')).toEqual(expect.arrayContaining(['/search', '/slip']));
    expect((await routesOf(pages, 'seach'))[0]).toBe('/search');
    // What is in a name is written with care, and what is nearly as frequent is another word.
    const steam = page('/steam', 'Steam', 'an engine');
    const stream = Array.from({ length: 8 }, (_, index) => page(`/s/${index}`, `Part ${index}`, 'a stream'));
    expect(await routesOf([steam, ...stream, ...others], 'steam')).toEqual(['/steam']);
    const rare = page('/rare', 'Boats', 'boats of steam');
    expect(await routesOf([rare, ...stream.slice(0, 2), ...others], 'steam')).toEqual(['/rare']);
  });

  it('is called so by its address', async () => {
    const first = page('/quickstart', 'Your first box', 'how it begins');
    const later = page('/about', 'About', 'see the quickstart');
    expect((await routesOf([later, first, ...others], 'quickstart'))[0]).toBe('/quickstart');
  });

  it('is called just so by its address, though the title of another page is nearer', async () => {
    const guide = page(
      '/benefits/license-keys',
      'Automate the license key management of customers',
      'license keys',
    );
    const near = page('/api/get', 'Get License Key', 'license keys', { method: 'GET' });
    expect((await routesOf([near, guide, ...others], 'license keys'))[0]).toBe('/benefits/license-keys');
  });

  it('has both words in a script without spaces, though one of them is long', async () => {
    const long = page('/client', '클라이언트 설정', '클라이언트를 만들고 클라이언트를 설정합니다');
    const both = page('/layer', '합의 계층', '합의 클라이언트를 설치합니다');
    expect((await routesOf([long, both, ...others], '합의 클라이언트'))[0]).toBe('/layer');
  });

  it('answers a question, though another page holds the words that make it one', async () => {
    const answer = page('/data', 'Regions', 'data stays there, stored twice');
    const chat = page('/chat', 'Questions', 'where is my cat, where is my hat and who stored it');
    expect((await routesOf([chat, answer, ...others], 'where is my data stored '))[0]).toBe('/data');
  });

  it('says the same in another word, where no page is called by the one asked for', async () => {
    const discounts = page('/discounts', 'Discounts', 'what buyers save');
    const mention = page('/news', 'News', 'a coupon was mentioned');
    expect((await routesOf([mention, discounts, ...others], 'coupon'))[0]).toBe('/discounts');
    expect(await routesOf([discounts, ...others], 'coupons ')).toEqual(['/discounts']);
    const coupons = page('/coupons', 'Coupons', 'what buyers cut out');
    expect(await routesOf([coupons, mention, discounts, ...others], 'coupon')).toEqual(['/coupons', '/news']);
  });

  it('says it in a word that is written with a hyphen', async () => {
    const twoFactor = page('/two-factor', 'Two-factor authentication', 'an app shows six digits');
    const selfHosting = page('/hosting', 'Self-hosting', 'a machine of yours');
    expect((await routesOf([twoFactor, ...others], '2fa'))[0]).toBe('/two-factor');
    expect((await routesOf([selfHosting, ...others], 'selfhosted'))[0]).toBe('/hosting');
  });

  it('says the same, though many pages say the word that was asked for', async () => {
    const visibility = page('/visibility', 'Visibility', 'what readers see');
    const mentions = others.map((other) => ({ ...other, description: 'hide it' }));
    expect((await routesOf([visibility, ...mentions], 'hide '))[0]).toBe('/visibility');
  });

  it('has a part that is called just so, though another page is called by a word of the same meaning', async () => {
    const settings = page('/options', 'Options', 'what can be chosen');
    const section = { id: 'a', heading: 'Lamp settings', text: 'bright or dim', code: '' };
    const lamp = page('/lamp', 'The keeper', '', { sections: [section] });
    const harbour = page('/lamps', 'Lamp options', 'settings of a lamp');
    const found = await routesOf([settings, lamp, harbour, ...others], 'lamp settings');
    expect(found.slice(0, 2)).toEqual(['/lamp', '/lamps']);
    expect(found).not.toContain('/options');
  });

  it('writes as one word what is asked for as two, or as two what is asked for as one', async () => {
    const hooks = page('/react', 'Hooks', 'hooks for the web');
    const webhooks = page('/webhooks', 'Webhooks', 'what is sent');
    expect((await routesOf([hooks, webhooks, ...others], 'web hooks '))[0]).toBe('/webhooks');
    const zones = page('/clock', 'Your time zone', 'the clock of the tower');
    const times = page('/times', 'Times', 'a zone');
    expect((await routesOf([times, zones, ...others], 'timezone'))[0]).toBe('/clock');
    const files = page('/files', 'Choose a harbour name', 'letters and digits');
    expect(await routesOf([files, ...others], 'harbourname ')).toEqual(['/files']);
  });

  it('answers in other words than customers say', async () => {
    const signIn = page('/door', 'I can’t sign in', 'ask for a new password');
    const logs = page('/logs', 'Logs', 'what is in a log');
    const refunds = page('/refunds', 'Refunds', 'what buyers get');
    const money = page('/money', 'Payouts', 'when the money is there, come back');
    const remove = page('/leave', 'Delete your account', 'all is gone');
    const account = page('/account', 'Account settings', 'open them and close them');
    const pages = [signIn, logs, refunds, money, remove, account, ...others];
    expect((await routesOf(pages, 'cant log in'))[0]).toBe('/door');
    expect((await routesOf(pages, 'money back'))[0]).toBe('/refunds');
    expect((await routesOf(pages, 'close my account'))[0]).toBe('/leave');
  });

  it('holds less of the query than another page, but in its title', async () => {
    const tiers = page('/tiers', 'Tiers', 'gold and silver');
    const news = page('/news', 'News', 'gold tiers, chosen');
    expect((await routesOf([tiers, news, ...others], 'choose tiers '))[0]).toBe('/tiers');
  });

  it('has another form of the word, up to three letters longer, where nobody says it so', async () => {
    const near = page('/near', 'One', 'käsikirjasta');
    const far = page('/far', 'Two', 'käsikirjastamme');
    expect(await routesOf([near, far, ...others], 'käsikirjanne ')).toEqual(['/near']);
  });

  it('says the word itself in a language of which no others are known', async () => {
    const language = 'de';
    const pages = [
      page('/rabatte', 'Discounts', '', { language }),
      page('/neues', 'Neues', 'ein Coupon', { language }),
    ];
    const options = { languages: [{ code: 'de', label: 'Deutsch' }], trailingSlash: true };
    const { searcher } = searcherOver(pages, options);
    expect((await searcher.search('coupon')).pages.map(({ route }) => route)).toEqual(['/neues']);
  });

  it('is called by an identifier, though it begins with a word of its own', async () => {
    const event = page('/b/event', 'lead.created', 'a hook');
    const list = page('/a/list', 'All hooks', 'lead.created lead.created', { boost: 8 });
    expect((await routesOf([list, event, ...others], 'lead.created'))[0]).toBe('/b/event');
  });

  it('is of the version of the reader', async () => {
    const common = page('/a', 'Roots', 'roots and roots', { description: 'All about roots' });
    const own = page('/b', 'Roots', 'roots', { versions: ['v2'] });
    const other = page('/c', 'Roots', 'roots and roots', { versions: ['v1'] });
    expect(await routesOf([common, own, other, ...others], 'roots', 'v2')).toEqual(['/b', '/a']);
  });

  it('is the more general one', async () => {
    const deep = page('/a/b/c/limits', 'Limits', 'limits');
    const top = page('/z', 'Limits', 'limits');
    expect((await routesOf([deep, top, ...others], 'limits'))[0]).toBe('/z');
    const operation = page('/api/limits', 'Limits', 'limits', { method: 'GET' });
    const guide = page('/guide/limits', 'Limits', 'limits');
    expect((await routesOf([operation, guide, ...others], 'limits'))[0]).toBe('/guide/limits');
  });

  it('is of the default version, though all pages of that are common to all', async () => {
    const pages = [
      page('/a', 'Roots', 'roots'),
      page('/b', 'Roots', 'roots and roots', { versions: ['v2'] }),
    ];
    const languages = [{ code: 'en', label: 'English', version: 'v1' }];
    const { searcher } = searcherOver(pages, { languages, trailingSlash: true });
    expect(searcher.manifest.versions).toEqual(['v1', 'v2']);
    expect((await searcher.search('roots', { version: 'v1' })).pages.map(({ route }) => route)).toEqual([
      '/a',
    ]);
    expect(
      searcherOver(pages.slice(0, 1), { languages, trailingSlash: true }).searcher.manifest.versions,
    ).toEqual([]);
  });

  it('explains operations of the version of the reader, though it is common to all', async () => {
    const operations = ['get', 'list', 'make'].map((verb) =>
      page(`/api/${verb}-keys`, `${verb} keys`, 'keys', { method: 'GET', versions: ['v2'] }),
    );
    const guide = page('/guide/our-keys', 'Our keys', 'keys');
    const other = page('/other', 'Other', 'text', { versions: ['v1'] });
    expect((await routesOf([...operations, guide, other, ...others], 'keys', 'v2'))[0]).toBe(
      '/guide/our-keys',
    );
  });
});
