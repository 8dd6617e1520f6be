import { addMethods, addScript, page, type Queue, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

whenAllowed(() => {
  const id = settings['appId'] ?? '';
  const heap = [] as unknown as Queue;
  addMethods(
    heap,
    'addEventProperties addUserProperties clearEventProperties identify resetIdentity removeEventProperty setEventProperties track unsetEventProperty',
  );
  page['heap'] = Object.assign(heap, { appid: String(id), config: {} });
  tellEvents((name, properties) =>
    (page['heap'] as { track(...values: unknown[]): void }).track(name, properties),
  );
  addScript(`https://cdn.heapanalytics.com/js/heap-${encodeURIComponent(id)}.js`);
});
