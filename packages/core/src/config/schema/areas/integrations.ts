import {
  choice,
  flag,
  type Infer,
  number,
  object,
  oneOf,
  required,
  type StringFormat,
  type TextSchema,
  type Typed,
  text,
} from '../schema.ts';
import { partly } from '../support.ts';
import { inAnyCase } from './formats.ts';

function key(
  description: string,
  format?: StringFormat,
): Typed<TextSchema, string> & { readonly required: true } {
  return required(text(description, format === undefined ? { nonEmpty: true } : { nonEmpty: true, format }));
}

/** Numbers are what hurried authors write for identifiers. */
const identifier = (description: string) =>
  required(choice(description, { text: text(description, { nonEmpty: true }), number: number(description) }));

const GOOGLE_ID: StringFormat = { pattern: '^G', expected: 'an identifier that begins with `G`' };
const POSTHOG_KEY: StringFormat = { pattern: '^phc_', expected: 'a key that begins with `phc_`' };
/** Tag managers give theirs without a scheme. */
const SCRIPT_ADDRESS: StringFormat = {
  pattern: `^(?:${inAnyCase('https?')}:)?//\\S+$`,
  expected: 'an address that begins with `https://`',
};
const HOST: StringFormat = { pattern: '^(?!https?://)\\S+$', expected: 'a host name without `https://`' };

export const integrations = object('`integrations`', 'Services whose scripts the site loads.', {
  adobe: object('`adobe`', 'Adobe Analytics.', {
    launchUrl: key('Address of the launch script.', SCRIPT_ADDRESS),
  }),
  amplitude: object('`amplitude`', 'Amplitude.', { apiKey: key('API key.') }),
  clarity: object('`clarity`', 'Microsoft Clarity.', { projectId: key('Project.') }),
  clearbit: object('`clearbit`', 'Clearbit.', { publicApiKey: key('Public API key.') }),
  fathom: object('`fathom`', 'Fathom.', { siteId: key('Site.') }),
  // The documentation of the format writes it as a text, its schema as an object.
  frontchat: choice('Front chat.', {
    text: text('Snippet.', { nonEmpty: true }),
    object: object('`frontchat`', 'Front chat.', { snippetId: key('Snippet.') }),
  }),
  ga4: object('`ga4`', 'Google Analytics 4.', { measurementId: key('Measurement ID.', GOOGLE_ID) }),
  gtm: object('`gtm`', 'Google Tag Manager.', { tagId: key('Tag ID.', GOOGLE_ID) }),
  heap: object('`heap`', 'Heap.', { appId: identifier('App.') }),
  hightouch: object('`hightouch`', 'Hightouch.', {
    writeKey: key('Write key.'),
    apiHost: text('Host of the API.'),
  }),
  hotjar: object('`hotjar`', 'Hotjar.', {
    hjid: identifier('Site.'),
    hjsv: identifier('Version of the snippet.'),
  }),
  intercom: object('`intercom`', 'Intercom.', { appId: key('App.') }),
  koala: object('`koala`', 'Koala.', { publicApiKey: key('Public API key.') }),
  logrocket: object('`logrocket`', 'LogRocket.', { appId: key('App.') }),
  mixpanel: object('`mixpanel`', 'Mixpanel.', {
    projectToken: key('Token of the project.'),
    region: oneOf(['us', 'eu', 'in'], 'Region of the data.'),
  }),
  onetrust: object('`onetrust`', 'OneTrust.', {
    domainScript: key('Domain script.'),
    categoryId: text('Category.'),
    scriptSource: text('Address of the script.', { format: SCRIPT_ADDRESS }),
  }),
  pirsch: object('`pirsch`', 'Pirsch.', { id: key('Site.') }),
  plausible: object('`plausible`', 'Plausible.', {
    domain: key('Domain, without `https://`.', HOST),
    server: text('Server, without `https://`.', { format: HOST }),
  }),
  posthog: object(
    '`posthog`',
    'PostHog.',
    {
      apiKey: key('Project key.', POSTHOG_KEY),
      apiHost: text('Address of the API.'),
      sessionRecording: flag('Records sessions.'),
    },
    { renamed: { key: 'apiKey', token: 'apiKey', host: 'apiHost' } },
  ),
  segment: object(
    '`segment`',
    'Segment.',
    { key: key('Write key.'), cdnUrl: text('Address of the CDN.') },
    { renamed: { writeKey: 'key', apiKey: 'key' } },
  ),
  telemetry: partly(
    object('`telemetry`', 'Telemetry of the hosting; `false` also removes the feedback questions.', {
      enabled: flag('Whether it is on.'),
    }),
    'there is no telemetry to switch off',
  ),
  cookies: object(
    '`cookies`',
    'Consent: analytics load when the item `key` of the local storage is `value`.',
    {
      key: text('Key of the item.'),
      value: text('Value of the item.'),
    },
  ),
  transcend: object('`transcend`', 'Transcend.', {
    bundleId: key('Bundle.'),
    analyticsPurpose: text('Purpose that stands for analytics.'),
  }),
});

/** Services whose scripts the site loads. */
export interface IntegrationsConfig extends Infer<typeof integrations> {}
