const files = new Map<string, Promise<string>>();

/** The text of a file of the site; asked for once. Rejects when it cannot be had. */
export function loadFile(src: string): Promise<string> {
  const file =
    files.get(src) ??
    fetch(src).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
    );
  files.set(src, file);
  // What failed may be there the next time.
  file.catch(() => files.delete(src));
  return file;
}
