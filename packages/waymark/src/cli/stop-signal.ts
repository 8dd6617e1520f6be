/** Resolves when the person or the system asks a server command to stop. It listens from the moment of the call. */
export function stopSignal(): Promise<unknown> {
  return new Promise((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
