import type { DocsConfig } from './schema/docs-json.ts';

/** A specification that the configuration names. */
export interface ApiSource {
  /** Path in the project, or address, as written. */
  readonly source: string;
  /** Overlays that it asks for; an empty list for none at all, absent when it leaves that open. */
  readonly overlays?: readonly string[];
  /** JSON pointer of the value that names it. */
  readonly pointer: string;
}

/** A specification's address before an endpoint in `pages`. */
const ADDRESSED_ENDPOINT = /^\s*(https?:\/\/\S+)\s+\S+\s+\S/i;

/** Lists the specifications that a configuration names: site-wide, on elements, and by address in `pages`. */
export function apiSources({ api, navigation }: DocsConfig): readonly ApiSource[] {
  return [...sourcesIn(api, '/api'), ...sourcesBelow(navigation, '/navigation')];
}

function sourcesBelow(value: unknown, pointer: string): readonly ApiSource[] {
  if (typeof value === 'string') {
    const source = ADDRESSED_ENDPOINT.exec(value)?.[1];
    return source === undefined ? [] : [{ source, pointer }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : sourcesIn(value, pointer);
  const below = Object.entries(value).flatMap(([key, child]) =>
    key === 'openapi' || key === 'asyncapi' ? [] : sourcesBelow(child, `${pointer}/${key}`),
  );
  return [...own, ...below];
}

function sourcesIn(owner: object | undefined, pointer: string): readonly ApiSource[] {
  const { openapi, asyncapi } = (owner ?? {}) as Readonly<Record<string, unknown>>;
  return [...readSources(openapi, `${pointer}/openapi`), ...readSources(asyncapi, `${pointer}/asyncapi`)];
}

function readSources(value: unknown, pointer: string): readonly ApiSource[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ source: value.trim(), pointer }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => readSources(entry, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const { source, overlays } = value as Readonly<Record<string, unknown>>;
  if (typeof source !== 'string' || source.trim() === '') return [];
  const listed = Array.isArray(overlays) ? overlays.filter((entry) => typeof entry === 'string') : undefined;
  return [{ source: source.trim(), pointer, ...(listed === undefined ? {} : { overlays: listed }) }];
}
