import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells a running process from every other one, as far as a system lets it be known. */
export interface ProcessIdentity {
  /** The kernel and, within it, the set of processes that ids belong to: containers have one each. */
  readonly machine: string;
  readonly pid: number;
  /** When the process began, in the words of its system. */
  readonly started: string;
}

/** Names this process. */
export function ownIdentity(): ProcessIdentity {
  return { machine: machine(), pid: process.pid, started: startOf(process.pid) ?? '' };
}

/** Whether a process still runs; undefined where this process cannot know. */
export function isRunning(other: ProcessIdentity): boolean | undefined {
  if (other.machine !== machine() || !Number.isInteger(other.pid) || other.pid < 1) return undefined;
  if (!exists(other.pid)) return false;
  const started = startOf(other.pid);
  return started === undefined ? undefined : started === other.started;
}

function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Only Linux tells it of any process; the others know it of themselves. */
function startOf(pid: number): string | undefined {
  try {
    // Field 22 of the kernel's record; the name before it may hold anything but ends with the last bracket.
    const record = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return record.slice(record.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return pid === process.pid ? String(performance.timeOrigin) : undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
