import { addMethods, addScript, page, type Queue, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

whenAllowed(() => {
  const { apiKey, apiHost = 'https://us.i.posthog.com', sessionRecording } = settings;
  const host = apiHost.replace(/^(?!https?:)/, 'https://').replace(/\/$/, '');
  const options = { api_host: host, disable_session_recording: String(sessionRecording) !== 'true' };
  const queue = [] as unknown as Queue;
  addMethods(
    queue,
    'capture identify alias reset register register_once register_for_session unregister unregister_for_session opt_in_capturing opt_out_capturing group setPersonProperties onFeatureFlags',
  );
  // What the library's own snippet leaves for it to find.
  page['posthog'] = Object.assign(queue, { people: [], _i: [[apiKey, options, 'posthog']], __SV: 1 });
  tellEvents((name, properties) =>
    (page['posthog'] as { capture(...values: unknown[]): void }).capture(name, properties),
  );
  const files = host.replace('.i.posthog.com', '-assets.i.posthog.com');
  addScript(`${files}/static/array.js`, { crossorigin: 'anonymous' });
});
