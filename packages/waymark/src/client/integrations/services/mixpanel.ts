import { addScript, page, type Queue, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

const HOSTS: Readonly<Record<string, string>> = {
  eu: 'https://api-eu.mixpanel.com',
  in: 'https://api-in.mixpanel.com',
};

whenAllowed(() => {
  const host = HOSTS[settings['region'] ?? ''];
  const options = { track_pageview: true, persistence: 'localStorage', ...(host && { api_host: host }) };
  const queue = [] as unknown as Queue;
  // What the library's own snippet leaves for it to find.
  page['mixpanel'] = Object.assign(queue, {
    people: [],
    _i: [[settings['projectToken'], options, 'mixpanel']],
    __SV: 1.2,
  });
  addScript('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js', {}, () =>
    tellEvents((name, properties) =>
      // What blocks trackers may answer with a script that does nothing.
      (page['mixpanel'] as { track?(...values: unknown[]): void }).track?.(name, properties),
    ),
  );
});
