import { POLICY_CONNECTION, POLICY_HOST, POLICY_SCRIPT, SERVER_ADDRESS } from './formats.ts';
import { type Infer, list, object, text } from './schema.ts';

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
  policy: object('`policy`', 'The Content Security Policy of the pages.', { allow }),
  mcp: object('`mcp`', 'The MCP server of the documentation.', {
    url: text('Its address, for the entries of the page menu that connect tools to it.', {
      format: SERVER_ADDRESS,
    }),
  }),
});

/** Settings that docs.json has no key for. */
export interface ProjectSettings extends Infer<typeof settingsJson> {}
