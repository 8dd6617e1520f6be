import { WEB_ADDRESS } from './formats.ts';
import { asyncapi, openapi } from './navigation.ts';
import { choice, flag, type Infer, list, object, oneOf, text } from './schema.ts';

const server = text('Base address.', { format: WEB_ADDRESS });

export const api = object('API settings', 'Pages of API operations.', {
  openapi,
  asyncapi,
  params: object('parameter settings', 'Parameters of operations.', {
    expanded: oneOf(['all', 'closed'], 'Whether nested fields are open at first.'),
    post: list(text('Key of a schema.'), 'Keys of schemas that are shown after the name of a parameter.'),
  }),
  playground: object('playground settings', 'Form that sends requests.', {
    display: oneOf(['interactive', 'simple', 'none', 'auth'], 'Kind of playground.'),
    proxy: flag('Sends requests through a proxy.'),
    credentials: flag('Sends cookies; only without a proxy.'),
  }),
  examples: object('example settings', 'Code samples of operations.', {
    languages: list(text('Name of a language.', { nonEmpty: true }), 'Languages, in order.'),
    defaults: oneOf(['required', 'all'], 'Parameters that samples contain.'),
    prefill: flag('Fills the playground with the examples of the specification.'),
    autogenerate: flag('`false` keeps only samples that are written by hand.'),
  }),
  url: oneOf(['full'], 'Always shows the base address of an operation.'),
  mdx: object('hand-written API pages', 'Pages whose front matter names an operation in `api`.', {
    server: choice('Base address of relative operations.', {
      text: server,
      list: list(server, 'Base addresses.'),
    }),
    auth: object('authentication', 'How requests are signed.', {
      method: oneOf(['bearer', 'basic', 'key', 'cobo'], 'Method.'),
      name: text('Name of the header for `key`.', { nonEmpty: true }),
    }),
  }),
});

/** Pages of API operations. */
export interface ApiConfig extends Infer<typeof api> {}
