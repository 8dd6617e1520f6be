// Imports samples one after the other as they are sent, and answers why one failed; an empty text for one that did not.
import { pathToFileURL } from 'node:url';

let count = 0;
process.on('message', async (path) => {
  // The file is another one each time, under the same name.
  const url = `${pathToFileURL(path)}?${++count}`;
  process.send(await import(url).then(() => '', String));
});
