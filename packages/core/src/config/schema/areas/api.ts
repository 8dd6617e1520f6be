import { configDefaults } from '../../settings/defaults.ts';
import { choice, flag, type Infer, list, object, oneOf, text, withDefault } from '../schema.ts';
import { partly } from '../support.ts';
import { WEB_ADDRESS } from './formats.ts';
import { asyncapi, openapi } from './navigation.ts';

const server = text('Base address.', { format: WEB_ADDRESS });

const defaults = configDefaults.api;

/** How much of the playground a page may have; `auth`: all of it, for readers who are signed in. */
export const PLAYGROUNDS = ['interactive', 'simple', 'none', 'auth'] as const;

export const api = object(
  '`api`',
  'Pages of API operations.',
  {
    openapi,
    asyncapi,
    params: object('`params`', 'Parameters of operations.', {
      expanded: withDefault(
        oneOf(['all', 'closed'], 'Whether nested fields are open at first.'),
        defaults.params.expanded,
      ),
      post: list(text('Key of a schema.'), 'Keys of schemas that are shown after the name of a parameter.'),
    }),
    playground: object(
      '`playground`',
      'Form that sends requests.',
      {
        display: withDefault(oneOf(PLAYGROUNDS, 'Kind of playground.'), defaults.playground.display),
        proxy: partly(
          withDefault(
            flag('Asks for a proxy; there is none, and requests go straight to the API.'),
            defaults.playground.proxy,
          ),
          'there is no proxy: requests go from the browser of the reader to the server',
          'Let the server allow requests of the site (CORS)',
        ),
        credentials: withDefault(flag('Sends cookies of the API along.'), defaults.playground.credentials),
      },
      {
        advice: {
          mode: 'Write it as `display`: "interactive" for "show", "simple", or "none" for "hide"',
          disableProxy: 'Write `proxy` with the opposite value',
        },
      },
    ),
    examples: object('`examples`', 'Code samples of operations.', {
      languages: list(text('Name of a language.', { nonEmpty: true }), 'Languages, in order.', {
        unique: true,
      }),
      defaults: withDefault(
        oneOf(['required', 'all'], 'Parameters that samples contain.'),
        defaults.examples.defaults,
      ),
      prefill: withDefault(
        flag('Fills the playground with the examples of the specification.'),
        defaults.examples.prefill,
      ),
      autogenerate: withDefault(
        flag('`false` keeps only samples that are written by hand.'),
        defaults.examples.autogenerate,
      ),
    }),
    url: oneOf(['full'], 'Always shows the base address of an operation.'),
    mdx: object('`mdx`', 'Pages whose front matter names an operation in `api`.', {
      server: choice('Base address of relative operations.', {
        text: server,
        list: list(server, 'Base addresses.'),
      }),
      auth: object('`auth`', 'How requests are signed.', {
        method: oneOf(['bearer', 'basic', 'key', 'cobo'], 'Method.'),
        name: withDefault(text('Name of the header for `key`.', { nonEmpty: true }), defaults.mdx.auth.name),
      }),
    }),
  },
  {
    advice: {
      baseUrl: 'Write it as `"mdx": {"server": "https://…"}`',
      auth: 'Write it as `"mdx": {"auth": {"method": "bearer"}}`',
      request: 'Write its languages as `"examples": {"languages": ["bash"]}`',
      paramFields: 'Write it as `"params": {"expanded": "all"}`',
    },
  },
);

/** Pages of API operations. */
export interface ApiConfig extends Infer<typeof api> {}
