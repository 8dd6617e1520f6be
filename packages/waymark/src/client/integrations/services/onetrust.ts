import { addScript, page, settings } from '../loader.ts';

page['OptanonWrapper'] ??= () => undefined;
addScript(settings['scriptSource'] ?? 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', {
  'data-domain-script': settings['domainScript'] ?? '',
  charset: 'UTF-8',
});
