import { addScript, settings, whenAllowed } from '../loader.ts';

whenAllowed(() => addScript(settings['launchUrl'] ?? ''));
