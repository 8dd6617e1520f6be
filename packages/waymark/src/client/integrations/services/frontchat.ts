import { addScript, page, settings } from '../loader.ts';

addScript('https://chat-assets.frontapp.com/v1/chat.bundle.js', {}, () => {
  const chat = page['FrontChat'] as ((command: string, options: object) => void) | undefined;
  chat?.('init', { chatId: settings['snippetId'], useDefaultLauncher: true });
});
