/** Settings of a repository that could start another program or ask another host, off. */
export const PLAIN_GIT: readonly string[] = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);
