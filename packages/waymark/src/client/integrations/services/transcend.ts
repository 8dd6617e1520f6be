import { addScript, settings } from '../loader.ts';

addScript(`https://transcend-cdn.com/cm/${encodeURIComponent(settings['bundleId'] ?? '')}/airgap.js`, {
  'data-cfasync': 'false',
});
