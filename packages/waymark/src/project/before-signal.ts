const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Undoes something when a signal ends the process, which would leave it: a file that is half written, a process of its own. The
 * answer lets go of it. The signal is heard between two steps of the work, and a second one ends the process at once.
 */
export function beforeSignal(undo: () => void): () => void {
  const letGo = (): void => {
    for (const name of SIGNALS) process.removeListener(name, end);
  };
  const end = (signal: NodeJS.Signals): void => {
    letGo();
    undo();
    // Nobody listens any more when it comes: it ends the process as it would have.
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.once(name, end);
  return letGo;
}
