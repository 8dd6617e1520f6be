import { availableParallelism, loadavg } from 'node:os';

/** How many times longer work takes than on an idle machine: the processes that want each core. 1 where a system does not tell. */
export function slowdown(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}
