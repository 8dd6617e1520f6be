import { addMethods, addScript, page, type Queue, settings, whenAllowed } from '../loader.ts';

whenAllowed(() => {
  const queue = [] as unknown as Queue;
  addMethods(queue, 'identify track removeListeners on off qualify ready');
  page['globalKoalaKey'] = 'ko';
  page['ko'] = queue;
  addScript(`https://cdn.getkoala.com/v1/${encodeURIComponent(settings['publicApiKey'] ?? '')}/sdk.js`);
});
