/** Languages that have types, by the names that fences give them. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
};

/** How files of a language end whose names have types. */
export function extensionOf(language: string | undefined): string | undefined {
  const name = language?.toLowerCase() ?? '';
  return Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
}

/** Whether the names of code in a language have types. */
export function hasTypes(language: string | undefined): boolean {
  return extensionOf(language) !== undefined;
}
