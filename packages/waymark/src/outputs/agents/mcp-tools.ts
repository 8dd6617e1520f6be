/** A tool as clients of the Model Context Protocol are told of it. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of what it takes. */
  readonly inputSchema: object;
  readonly annotations: Readonly<Record<string, boolean>>;
}

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** The tools of `waymark mcp` for the docs of a name, as that server lists them. */
export function mcpTools(name: string): readonly McpTool[] {
  return [
    {
      name: 'search',
      title: 'Search the docs',
      description: `Finds pages of the documentation of ${name}, with the sections that fit best.`,
      inputSchema: {
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1, maxLength: 1000, description: 'Words to look for' },
          limit: { type: 'integer', minimum: 1, maximum: 50, description: 'Most pages; 8 unless told' },
          language: {
            type: 'string',
            maxLength: 1000,
            description: 'Code of a language of the docs, such as "fr"',
          },
          version: { type: 'string', maxLength: 1000, description: 'Label of a version of the docs' },
          product: { type: 'string', maxLength: 1000, description: 'Label of a product of the docs' },
        },
        required: ['query'],
      },
      annotations: READS,
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description: `Gives a page of the documentation of ${name} as Markdown.`,
      inputSchema: {
        type: 'object',
        properties: {
          path: {
            type: 'string',
            minLength: 1,
            maxLength: 2000,
            description: 'Path of the page, such as "/guides/start", or its address',
          },
        },
        required: ['path'],
      },
      annotations: READS,
    },
    {
      name: 'list_navigation',
      title: 'List the navigation',
      description: `Lists the pages of the documentation of ${name} as its readers see them, with their paths.`,
      inputSchema: {
        type: 'object',
        properties: {
          section: {
            type: 'string',
            maxLength: 1000,
            description: 'Label of one part only; "Guides > Start" for one in another',
          },
        },
      },
      annotations: READS,
    },
  ];
}
