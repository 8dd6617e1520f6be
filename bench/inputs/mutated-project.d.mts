export type MutatedKind = 'pages' | 'configurations' | 'specifications';
export function mutatedFiles(
  kind: MutatedKind,
  seeds: readonly number[],
  wholes?: readonly string[],
): Readonly<Record<string, string>>;
export function tryProject(
  files: Readonly<Record<string, string>>,
  root: string,
  run: (options: {
    readonly directory: string;
    readonly entry: string;
    readonly out: string;
    readonly base: string;
    readonly cache: boolean;
    readonly version: string;
  }) => Promise<unknown>,
): Promise<readonly string[]>;
export function ownPages(folder: string): readonly string[];
