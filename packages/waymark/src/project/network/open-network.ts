import type { Trust } from '../trust.ts';
import type { DocumentStore } from './document-store.ts';
import type { Fetching } from './fetch-documents.ts';

/** How documents of a project are fetched: by the network, or not at all where it has no use of it. */
export function openNetwork({ onNetwork, onMachine }: Trust, store: DocumentStore): Fetching {
  if (onNetwork) return { fetch, store };
  const flag = onMachine ? '--offline' : '--untrusted';
  return { fetch: () => Promise.reject(new Error(`with ${flag}, nothing is fetched`)), store };
}
