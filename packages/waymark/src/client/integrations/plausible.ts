import { addScript, settings, whenAllowed } from './loader.ts';

const { domain = '', server = 'plausible.io' } = settings;
whenAllowed(() => addScript(`https://${server}/js/script.js`, { 'data-domain': domain }));
