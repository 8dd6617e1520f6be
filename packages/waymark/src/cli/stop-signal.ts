/** Resolves when the person or the system asks a server command to stop, or nobody reads any more what it says. It listens from the moment of the call. */
export function stopSignal(): Promise<unknown> {
  return new Promise((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    process.stderr.once('error', stop);
  });
}
