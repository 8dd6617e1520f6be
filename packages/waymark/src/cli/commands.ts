import type { ParseArgsConfig } from 'node:util';

/** A flag of a command, as parsed and as printed in its help. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** Placeholder of the value in the help, such as `DIR`. */
  readonly value?: string;
  /** The value that the flag has when it is written without one; otherwise its value stands after `=`. */
  readonly bare?: string;
  readonly help: string;
}

/** A command: what the help says of it and which flags it takes. */
export interface CommandDeclaration {
  readonly summary: string;
  /** What it takes beside flags, as its help has it; one folder, which may be left out, unless told. */
  readonly operands?: string;
  readonly flags: Readonly<Record<string, Flag>>;
}

/** What a project of somebody else may not decide. */
const TRUST_FLAGS = {
  untrusted: {
    type: 'string',
    value: 'build-only',
    bare: 'all',
    help: 'run no code of the project, fetch nothing, read nothing outside of it; pages load nothing from other hosts, but with build-only',
  },
  offline: { type: 'boolean', help: 'fetch nothing; specifications by address are those of the last build' },
} as const satisfies Readonly<Record<string, Flag>>;

const BASE: Flag = { type: 'string', value: '/PATH', help: 'path under which the site is served' };

const HOST: Flag = {
  type: 'string',
  value: 'NAME',
  help: 'address to listen on (default localhost; 0.0.0.0 for phones too)',
};

const FORMAT: Flag = { type: 'string', value: 'NAME', help: 'pretty (default), json, github or sarif' };

const GROUPS_FLAG = {
  groups: { type: 'string', value: 'A,B', help: 'make the site for members of these groups' },
} as const satisfies Readonly<Record<string, Flag>>;

/** Every command of the program, in the order of the help. */
export const COMMANDS = {
  dev: {
    summary: 'Serve the docs with live reload',
    flags: {
      port: {
        type: 'string',
        value: 'N',
        help: 'port to listen on (default 3000; the next free one if taken)',
      },
      'strict-port': { type: 'boolean', help: 'fail when the port is taken' },
      host: HOST,
      open: { type: 'boolean', help: 'open the browser' },
      ...GROUPS_FLAG,
    },
  },
  build: {
    summary: 'Write the static site',
    flags: {
      out: {
        type: 'string',
        value: 'DIR',
        help: 'output folder (default: that of waymark.json, else dist inside the docs folder)',
      },
      base: BASE,
      'site-url': {
        type: 'string',
        value: 'URL',
        help: 'address of the site, for canonical links and the sitemap; a path in it stands for --base',
      },
      ...GROUPS_FLAG,
      'optimize-images': { type: 'boolean', help: 'also write pictures in smaller sizes and newer formats' },
      strict: { type: 'boolean', help: 'exit with 1 when the docs have errors' },
      cache: {
        type: 'string',
        value: 'DIR',
        help: 'where pages are kept from build to build (default: the cache folder of the user)',
      },
      'no-cache': { type: 'boolean', help: 'neither read nor write the cache' },
      shard: { type: 'string', value: 'I/N', help: 'build part I of N, to be joined with "waymark merge"' },
      ...TRUST_FLAGS,
      format: FORMAT,
      json: { type: 'boolean', help: 'print the result as JSON: --format json' },
    },
  },
  merge: {
    summary: 'Join the parts that "build --shard" wrote',
    operands: 'DIR…',
    flags: {
      out: { type: 'string', value: 'DIR', help: 'output folder (default: dist)' },
    },
  },
  preview: {
    summary: 'Serve a finished build as a static host would',
    flags: {
      port: {
        type: 'string',
        value: 'N',
        help: 'port to listen on (default 4000; the next free one if taken)',
      },
      host: HOST,
      out: {
        type: 'string',
        value: 'DIR',
        help: 'folder of the build (default: that of waymark.json, else dist inside the docs folder)',
      },
      base: { type: 'string', value: '/PATH', help: 'path under which the build expects to be served' },
    },
  },
  check: {
    summary: 'Validate configuration, pages, links and specifications; write nothing but with --fix',
    flags: {
      format: FORMAT,
      json: { type: 'boolean', help: 'print findings as JSON: --format json' },
      all: { type: 'boolean', help: 'list every finding, not only the first ones of each kind' },
      since: {
        type: 'string',
        value: 'REF',
        help: 'also report addresses of the site at this git revision where nothing is any more',
      },
      fix: { type: 'boolean', help: 'write the mends that are safe, after showing them as a diff' },
      external: { type: 'boolean', help: 'also ask other sites whether links to them still lead somewhere' },
      ...GROUPS_FLAG,
      ...TRUST_FLAGS,
    },
  },
  rules: {
    summary: 'Print what a host has to be told: redirects, headers, the page of missing addresses',
    flags: {
      for: { type: 'string', value: 'HOST', help: 'caddy, cloudfront, netlify, nginx or vercel' },
      root: {
        type: 'string',
        value: 'DIR',
        help: 'folder of the host that the site is in, for caddy and nginx (default /var/www/site)',
      },
      base: BASE,
      'site-url': { type: 'string', value: 'URL', help: 'address of the site' },
      ...GROUPS_FLAG,
    },
  },
  export: {
    summary: 'Write the site as one file: an archive that opens from the disk, or a PDF',
    flags: {
      out: {
        type: 'string',
        value: 'FILE',
        help: 'file to write (default: waymark-export.zip, or .pdf, beside docs.json)',
      },
      pdf: { type: 'boolean', help: 'print all pages into one PDF, by a Chromium that is installed' },
      strict: { type: 'boolean', help: 'exit with 1 when the docs have errors' },
      'no-cache': { type: 'boolean', help: 'neither read nor write the cache' },
      offline: TRUST_FLAGS.offline,
    },
  },
  lsp: {
    summary: 'Answer an editor: what is wrong with the docs, and what may stand at the caret',
    // Editors start servers of every language with it.
    flags: { stdio: { type: 'boolean', help: 'answer on the standard streams, as it always does' } },
  },
  mcp: {
    summary: 'Let agents search and read the docs: a docs folder, or a finished build',
    flags: {
      http: { type: 'boolean', help: 'answer over HTTP instead of the standard streams' },
      port: {
        type: 'string',
        value: 'N',
        help: 'port to listen on, with --http (default 3100; the next free one if taken)',
      },
      host: { type: 'string', value: 'NAME', help: 'address to listen on, with --http (default localhost)' },
    },
  },
  types: {
    summary: 'Write the types of built-in components, for editors that read MDX',
    flags: {
      out: { type: 'string', value: 'FILE', help: 'file to write (default: waymark.d.ts beside docs.json)' },
    },
  },
  new: {
    summary: 'Write a small, working docs folder',
    flags: {
      name: {
        type: 'string',
        value: 'NAME',
        help: 'name of the site (default: that of the folder; of one called docs, that of the package)',
      },
      force: { type: 'boolean', help: 'overwrite files that are there' },
    },
  },
  support: {
    summary: 'Tell what the project uses of the format, and how far it is supported',
    flags: {
      format: { type: 'string', value: 'NAME', help: 'pretty (default) or json' },
      json: { type: 'boolean', help: 'print it as JSON: --format json' },
    },
  },
  mv: {
    summary: 'Move a page or folder, with its links, navigation and redirects',
    operands: 'OLD NEW',
    flags: { 'dry-run': { type: 'boolean', help: 'show what would change, and change nothing' } },
  },
  migrate: {
    summary: 'Turn mint.json, or docs of another engine, into docs.json and pages; show it first',
    flags: {
      from: {
        type: 'string',
        value: 'ENGINE',
        help: 'mint, docusaurus, vitepress or gitbook (default: what the folder holds)',
      },
      write: { type: 'boolean', help: 'write what is shown' },
      out: { type: 'string', value: 'DIR', help: 'write to this folder and leave the old files as they are' },
      all: { type: 'boolean', help: 'show every difference and every place to look at, in a terminal too' },
    },
  },
} as const satisfies Record<string, CommandDeclaration>;

/** Name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** Flags of a command as `util.parseArgs` wants them. */
export function parseOptions(command: CommandDeclaration): NonNullable<ParseArgsConfig['options']> {
  const flags = Object.entries(command.flags).map(([name, { type }]) => [name, { type }] as const);
  return { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } };
}

/** Arguments in which every flag that may stand without its value has one. */
export function withBareValues(command: CommandDeclaration, args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return args.map((argument, index) => {
    const isFlag = argument.startsWith('--') && (end === -1 || index < end);
    const flag = isFlag ? command.flags[argument.slice(2)] : undefined;
    return flag?.bare === undefined ? argument : `${argument}=${flag.bare}`;
  });
}

/** Flags of one call, as parsed. */
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>;
