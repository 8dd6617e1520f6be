import { addScript, page, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

const key = settings['apiKey'] ?? '';
whenAllowed(() =>
  addScript(`https://cdn.amplitude.com/script/${encodeURIComponent(key)}.js`, {}, () => {
    const amplitude = page['amplitude'] as
      | { init(key: string, options: object): void; track(...values: unknown[]): void }
      | undefined;
    amplitude?.init(key, { fetchRemoteConfig: true, autocapture: true });
    tellEvents((name, properties) => amplitude?.track(name, properties));
  }),
);
