import { addScript, settings, whenAllowed } from '../loader.ts';

whenAllowed(() =>
  addScript(
    `https://tag.clearbitscripts.com/v1/${encodeURIComponent(settings['publicApiKey'] ?? '')}/tags.js`,
    {
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  ),
);
