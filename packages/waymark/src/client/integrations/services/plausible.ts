import { addScript, page, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

const { domain = '', server = 'plausible.io' } = settings;
whenAllowed(() => {
  const queue: unknown[] = [];
  // What the library's own snippet leaves for it to find.
  page['plausible'] ??= Object.assign((...values: unknown[]) => void queue.push(values), { q: queue });
  tellEvents((name, props) => (page['plausible'] as (...values: unknown[]) => void)(name, { props }));
  addScript(`https://${server}/js/script.js`, { 'data-domain': domain });
});
