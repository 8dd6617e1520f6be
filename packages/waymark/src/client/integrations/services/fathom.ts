import { addScript, settings, whenAllowed } from '../loader.ts';

whenAllowed(() =>
  addScript('https://cdn.usefathom.com/script.js', {
    id: 'fathom-script',
    'data-site': settings['siteId'] ?? '',
  }),
);
