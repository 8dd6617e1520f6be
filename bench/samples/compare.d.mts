import type { IncomingHttpHeaders } from 'node:http';
import type { SampleCase } from './cases.mjs';

export interface RecordedArrival {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a sample says that its client cannot send. */
export const REFUSAL: RegExp;

/** What differs between a request as it was meant and as it arrived. */
export function compare(
  meant: Omit<SampleCase, 'name'>,
  arrival: RecordedArrival | undefined,
  file: Buffer,
): string[];
