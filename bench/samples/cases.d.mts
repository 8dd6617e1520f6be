import type { SampleRequest } from '@waymark/openapi';

/** A request without its address: `path` follows that of the server. */
export interface SampleCase extends Omit<SampleRequest, 'url'> {
  readonly name: string;
  readonly path: string;
}

export const cases: readonly SampleCase[];
