import { addScript, settings, whenAllowed } from '../loader.ts';

whenAllowed(() =>
  addScript('https://api.pirsch.io/pa.js', { id: 'pianjs', 'data-code': settings['id'] ?? '' }),
);
