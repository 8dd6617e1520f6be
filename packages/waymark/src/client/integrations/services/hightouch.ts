import { addScript, page, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';
import { createSegmentQueue } from '../segment-queue.ts';

whenAllowed(() => {
  const { apiHost, writeKey } = settings;
  page['htevents'] = Object.assign(createSegmentQueue(), {
    invoked: true,
    SNIPPET_VERSION: '0.0.1',
    _writeKey: writeKey,
    _loadOptions: { apiHost: apiHost ?? 'us-east-1.hightouch-events.com' },
  });
  (page['htevents'] as unknown as { page(): void }).page();
  tellEvents((name, properties) =>
    (page['htevents'] as { track(...values: unknown[]): void }).track(name, properties),
  );
  addScript('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js');
});
