import { afterEach, expect, it, vi } from 'vitest';
import { askForToken } from './oauth.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows no address for a device code that leads elsewhere than to the web', async () => {
  const start = { device_code: 'd', user_code: 'WDJB', verification_uri: 'javascript:alert(1)' };
  vi.stubGlobal('fetch', async () => Response.json(start));
  const onCode = vi.fn();
  const asked = askForToken({
    flow: { kind: 'deviceAuthorization', startUrl: '/device', tokenUrl: '/token' },
    credential: { clientId: 'me', clientSecret: '' },
    scopes: [],
    base: 'https://api.example/',
    callback: '',
    signal: AbortSignal.timeout(10),
    onCode,
  } as unknown as Parameters<typeof askForToken>[0]);
  await expect(asked).rejects.toThrow('javascript:');
  expect(onCode).not.toHaveBeenCalled();
});
