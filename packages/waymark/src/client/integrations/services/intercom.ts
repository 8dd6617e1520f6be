import { addScript, page, settings } from '../loader.ts';

const id = settings['appId'] ?? '';
const queue: unknown[] = [];
page['intercomSettings'] = { api_base: 'https://api-iam.intercom.io', app_id: id };
page['Intercom'] ??= Object.assign((...values: unknown[]) => void queue.push(values), {
  q: queue,
  c: (values: unknown) => void queue.push(values),
});
addScript(`https://widget.intercom.io/widget/${encodeURIComponent(id)}`);
