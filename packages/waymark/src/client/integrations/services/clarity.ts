import { addScript, page, settings, whenAllowed } from '../loader.ts';

whenAllowed(() => {
  const queue: unknown[] = [];
  page['clarity'] ??= Object.assign((...values: unknown[]) => void queue.push(values), { q: queue });
  addScript(`https://www.clarity.ms/tag/${encodeURIComponent(settings['projectId'] ?? '')}`);
});
