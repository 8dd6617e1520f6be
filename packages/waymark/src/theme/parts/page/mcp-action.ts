import type { ActionInput, PageAction } from './page-action.ts';

/** Entries of the page menu that only make sense with an MCP server. */
export const MCP_OPTIONS: readonly string[] = ['mcp', 'add-mcp', 'cursor', 'vscode'];

/** An entry that copies what tools ask for, or opens a tool that adds the server by itself. */
export function mcpAction(
  key: string,
  url: string,
  { text, name }: Pick<ActionInput, 'text' | 'name'>,
): PageAction {
  const icon = { name: key === 'add-mcp' ? 'terminal' : 'plug', library: 'lucide' };
  if (key === 'mcp') return { key, title: text('copyMcpUrl'), icon, action: 'copy-text', copied: url };
  if (key === 'add-mcp') {
    const copied = `npx add-mcp ${url}`;
    return { key, title: text('copyMcpCommand'), icon, action: 'copy-text', copied };
  }
  const [tool, address] =
    key === 'cursor' ? ['Cursor', cursorAddress(name, url)] : ['VS Code', codeAddress(name, url)];
  return { key, title: text('connectTo', { tool }), icon, link: { url: address, external: false } };
}

function cursorAddress(name: string, url: string): string {
  const config = encodeURIComponent(toBase64(JSON.stringify({ url })));
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${config}`;
}

function codeAddress(name: string, url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of a text of ASCII characters, as addresses of the configuration are. */
function toBase64(text: string): string {
  const bits = Array.from(text, (character) => character.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  const digits = (bits.match(/.{1,6}/g) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, '0'), 2)]);
  return digits.join('') + '='.repeat((3 - (text.length % 3)) % 3);
}
