import { addMethods, addScript, page, type Queue, settings, whenAllowed } from './loader.ts';

whenAllowed(() => {
  const id = settings['appId'] ?? '';
  const heap = [] as unknown as Queue;
  addMethods(
    heap,
    'addEventProperties addUserProperties clearEventProperties identify resetIdentity removeEventProperty setEventProperties track unsetEventProperty',
  );
  page['heap'] = Object.assign(heap, { appid: String(id), config: {} });
  addScript(`https://cdn.heapanalytics.com/js/heap-${encodeURIComponent(id)}.js`);
});
