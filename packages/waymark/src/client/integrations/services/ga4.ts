import { dataLayer } from '../gtag.ts';
import { addScript, page, settings, whenAllowed } from '../loader.ts';
import { tellEvents } from '../reader-events.ts';

const id = settings['measurementId'] ?? '';
/** Google's script tells commands from events by their being `arguments`. */
function gtag(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
page['gtag'] ??= gtag;
whenAllowed(() => {
  gtag('js', new Date());
  gtag('config', id);
  tellEvents((name, properties) => gtag('event', name.replaceAll('.', '_'), properties));
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
});
