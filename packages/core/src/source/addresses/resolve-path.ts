/** Whether a document's name is a web address. */
export function isUrl(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(name) || name.startsWith('//');
}

/** A path as seen from a file (or a URL); the answer has no `.` and no `..` but at its beginning. */
export function resolvePath(fromFile: string, path: string): string {
  if (isUrl(path)) return path;
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(fromFile)?.[0] ?? '';
  const folder = path.startsWith('/') ? '' : fromFile.slice(origin.length, fromFile.lastIndexOf('/') + 1);
  const joined = joinPath(folder, path);
  return origin === '' ? joined : `${origin}/${joined}`;
}

/** Joins a folder and a path from there; the answer has no `.` and no `..` but at its beginning. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
