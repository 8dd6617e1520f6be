import { addScript, page, settings, whenAllowed } from '../loader.ts';

whenAllowed(() =>
  addScript('https://cdn.logr-in.com/LogRocket.min.js', { crossorigin: 'anonymous' }, () => {
    const logRocket = page['LogRocket'] as { init(id: string | undefined): void } | undefined;
    logRocket?.init(settings['appId']);
  }),
);
