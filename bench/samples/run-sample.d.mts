export const FILE: Buffer;

/** Whether the tools of a language are on this machine. */
export function canRun(id: string): boolean;

/** Runs a sample in a folder of its own; gives what it says when it fails. */
export function runSample(id: string, code: string, folder: string): Promise<string | undefined>;
