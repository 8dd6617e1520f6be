import { addScript, page, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';
import { createSegmentQueue } from '../segment-queue.ts';

whenAllowed(() => {
  const key = settings['key'] ?? '';
  const cdn = (settings['cdnUrl'] ?? 'https://cdn.segment.com')
    .replace(/^(?!https:)/, 'https://')
    .replace(/\/$/, '');
  page['analytics'] = Object.assign(createSegmentQueue(), {
    invoked: true,
    SNIPPET_VERSION: '5.2.0',
    _writeKey: key,
    _cdn: cdn,
  });
  (page['analytics'] as unknown as { page(): void }).page();
  tellEvents((name, properties) =>
    (page['analytics'] as { track(...values: unknown[]): void }).track(name, properties),
  );
  addScript(`${cdn}/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`, {
    'data-global-segment-analytics-key': 'analytics',
  });
});
