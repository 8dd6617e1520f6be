import {
  BASE_PATH,
  POLICY_CONNECTION,
  POLICY_HOST,
  POLICY_SCRIPT,
  POST_ADDRESS,
  SERVER_ADDRESS,
  SITE_ADDRESS,
} from './areas/formats.ts';
import { flag, type Infer, list, object, text, withDefault } from './schema.ts';

const allow = object('`allow`', 'What pages may load and reach beside what they need anyway.', {
  scripts: list(
    text('An https host, or the hash of an inline script.', { format: POLICY_SCRIPT }),
    'Where scripts may come from.',
  ),
  styles: list(text('An https host.', { format: POLICY_HOST }), 'Where stylesheets may come from.'),
  fonts: list(text('An https host.', { format: POLICY_HOST }), 'Where fonts may come from.'),
  connect: list(
    text('An https or wss host.', { format: POLICY_CONNECTION }),
    'Where scripts may send requests to.',
  ),
});

/** Settings of `waymark.json`, which docs.json has no key for. */
export const settingsJson = object('`waymark.json`', 'Settings of Waymark that docs.json has no key for.', {
  $schema: text('Address of the JSON Schema of this file, for editors.'),
  siteUrl: text('Address of the site, for canonical links and the sitemap; a path in it stands for `base`.', {
    format: SITE_ADDRESS,
  }),
  base: text('Path under which the site is served.', { format: BASE_PATH }),
  out: withDefault(
    text('Folder that `build` writes the site to, as seen from the folder of this file.', { nonEmpty: true }),
    'dist',
  ),
  images: object('`images`', 'What happens to the pictures of the project.', {
    optimize: withDefault(flag('Pictures are also written in smaller sizes and newer formats.'), false),
  }),
  feedback: object('`feedback`', 'Where answers of readers go.', {
    url: text('Address that answers are sent to, as JSON.', { format: POST_ADDRESS }),
  }),
  policy: object('`policy`', 'The Content Security Policy of the pages.', { allow }),
  mcp: object('`mcp`', 'The MCP server of the documentation.', {
    url: text('Its address, for the entries of the page menu that connect tools to it.', {
      format: SERVER_ADDRESS,
    }),
  }),
});

/** Settings that docs.json has no key for. */
export interface ProjectSettings extends Infer<typeof settingsJson> {}
