import { dataLayer } from './gtag.ts';
import { addScript, page, settings, whenAllowed } from './loader.ts';

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
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
});
