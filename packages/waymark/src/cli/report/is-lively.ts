/** Whether a stream is a terminal that takes colour and animation. `NO_COLOR`, when not empty, forbids both. */
export function isLively(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR: noColor, TERM: terminal } = process.env;
  return stream.isTTY === true && (noColor ?? '') === '' && terminal !== 'dumb';
}
