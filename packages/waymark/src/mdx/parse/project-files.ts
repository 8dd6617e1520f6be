/** The files of the project, as the content of a page asks for them. */
export interface ProjectFiles {
  /** Text of a file, variables substituted; undefined where there is none. */
  readText(file: string): string | undefined;
  /** The file that an import means. */
  resolveImport(specifier: string, fromFile: string): string | undefined;
  /** The file that an import of none most probably means. */
  nearestImport(specifier: string, fromFile: string): string | undefined;
}
