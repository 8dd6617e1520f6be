/** Seconds of the processor that the process has used, all its threads together. */
export function secondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
