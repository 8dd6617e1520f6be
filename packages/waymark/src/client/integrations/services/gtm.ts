import { dataLayer } from '../gtag.ts';
import { addScript, settings, whenAllowed } from '../loader.ts';

whenAllowed(() => {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(settings['tagId'] ?? '')}`);
});
