import type { RecordedArrival } from './compare.mjs';

export interface Recorder {
  readonly origin: string;
  take(): RecordedArrival[];
  close(): void;
}

export function startRecorder(): Promise<Recorder>;
