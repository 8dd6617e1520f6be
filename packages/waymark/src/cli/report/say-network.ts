import { say } from './say.ts';

/** Says where phones and other machines find a site that is served for them too. */
export function sayNetwork(network: readonly string[], path: string): void {
  for (const address of network) say(`On your network: ${address}${path}`);
}
