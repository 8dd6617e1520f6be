import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { DocsReader, FoundPage } from './docs-reader.ts';
import { describeMissing, findSection, outline } from './outline.ts';

const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Characters of what is looked for, or named: an answer that finds nothing repeats it. */
const MOST = 1000;

const SKILL_TYPE = 'text/markdown';

/** Creates a server with the three questions that agents ask docs (search, read a page, list the navigation), and their skills. */
export function createDocsServer(reader: DocsReader): McpServer {
  const server = new McpServer(
    { name: reader.name, version: reader.version },
    {
      instructions: `The documentation of ${reader.name}. Search it, then read the pages that fit.`,
    },
  );
  addSearch(server, reader);
  addReadPage(server, reader);
  addListNavigation(server, reader);
  addSkills(server, reader);
  return server;
}

function addSearch(server: McpServer, reader: DocsReader): void {
  server.registerTool(
    'search',
    {
      title: 'Search the docs',
      description: `Finds pages of the documentation of ${reader.name}, with the sections that fit best.`,
      annotations: READS,
      inputSchema: {
        query: z.string().min(1).max(MOST).describe('Words to look for'),
        limit: z.number().int().min(1).max(50).optional().describe('Most pages; 8 unless told'),
        language: z.string().max(MOST).optional().describe('Code of a language of the docs, such as "fr"'),
        version: z.string().max(MOST).optional().describe('Label of a version of the docs'),
        product: z.string().max(MOST).optional().describe('Label of a product of the docs'),
      },
    },
    async ({ query, ...choices }) => {
      const { pages, total, lacksLanguage } = await reader.search(query, choices);
      if (pages.length === 0) {
        // A code may name a language that docs.json calls by another one.
        const language = lacksLanguage === true ? choices.language : undefined;
        const missing = describeMissing(await reader.navigation(), { ...choices, language });
        return text([`Nothing was found for "${query}".`, ...missing].join(' '));
      }
      const more = total > pages.length ? `\n\n${total} pages match; these are the best.` : '';
      return text(pages.map(describeFound).join('\n\n') + more);
    },
  );
}

function describeFound({ title, route, trail, excerpt, sections }: FoundPage): string {
  const path = trail.length === 0 ? '' : ` (${trail.join(' > ')})`;
  const parts = sections.map(
    (section) => `  - ${section.heading}: ${route}#${section.id}${withText(section.excerpt, '    ')}`,
  );
  return [`${title}${path}: ${route}${withText(excerpt, '  ')}`, ...parts].join('\n');
}

function withText(excerpt: string | undefined, indent: string): string {
  return excerpt === undefined || excerpt === '' ? '' : `\n${indent}${excerpt.replace(/\s+/g, ' ').trim()}`;
}

function addReadPage(server: McpServer, reader: DocsReader): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Gives a page of the documentation of ${reader.name} as Markdown.`,
      annotations: READS,
      inputSchema: {
        path: z
          .string()
          .min(1)
          .max(2000)
          .describe('Path of the page, such as "/guides/start", or its address'),
      },
    },
    async ({ path }) => {
      const route = routeOf(path);
      const page = await reader.readPage(route);
      if (page !== undefined) return text(page);
      const { pages } = await reader.search(route.replace(/[/_-]+/g, ' '), { limit: 5 });
      const near = pages.map((found) => `\n- ${found.title}: ${found.route}`).join('');
      return {
        ...text(`There is no page ${route}.${near === '' ? '' : ` Perhaps one of these:${near}`}`),
        isError: true,
      };
    },
  );
}

/** The route that an address of a page means, however it is written. */
export function routeOf(address: string): string {
  const path = address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/index)?\.(?:mdx?|html)$/i, '')
    .replace(/(?<!\/)\/+$/, '');
  return path === '' || path === 'index' ? '/' : `/${path.replace(/^\/+/, '')}`;
}

function addListNavigation(server: McpServer, reader: DocsReader): void {
  server.registerTool(
    'list_navigation',
    {
      title: 'List the navigation',
      description: `Lists the pages of the documentation of ${reader.name} as its readers see them, with their paths.`,
      annotations: READS,
      inputSchema: {
        section: z
          .string()
          .max(MOST)
          .optional()
          .describe('Label of one part only; "Guides > Start" for one in another'),
      },
    },
    async ({ section }) => {
      const root = await reader.navigation();
      if (root === undefined)
        return { ...text('The docs have no navigation that can be read.'), isError: true };
      const part = section === undefined ? root : findSection(root, section);
      if (part === undefined)
        return { ...text(`No part of the navigation is called "${section}".`), isError: true };
      return text(outline(part));
    },
  );
}

/** Skills are resources: an agent that follows one has read it whole. */
function addSkills(server: McpServer, reader: DocsReader): void {
  const list = async (): Promise<{ resources: { uri: string; name: string; description: string }[] }> => ({
    resources: (await reader.skills()).map(({ name, description }) => ({
      uri: `skill://${encodeURIComponent(name)}`,
      name,
      description,
      mimeType: SKILL_TYPE,
    })),
  });
  server.registerResource(
    'skill',
    new ResourceTemplate('skill://{name}', { list }),
    { title: 'Skills', description: `Instructions of ${reader.name} for agents.`, mimeType: SKILL_TYPE },
    async (uri, { name }) => {
      const skill = await reader.readSkill(decodeName(String(name)));
      if (skill === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no skill ${name}`);
      return { contents: [{ uri: uri.href, mimeType: SKILL_TYPE, text: skill }] };
    },
  );
}

/** What stands for no character is left as it is: no skill is called so, which the client is told. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function text(value: string): CallToolResult {
  return { content: [{ type: 'text', text: value }] };
}
