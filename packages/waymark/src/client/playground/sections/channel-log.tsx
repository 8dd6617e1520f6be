import type { JSX } from 'preact';
import type { ChannelEvent } from '../use-channel.ts';
import type { PlaygroundWords } from '../words.ts';

/** What went to and fro, oldest first. */
export function ChannelLog({
  events,
  words,
}: {
  readonly events: readonly ChannelEvent[];
  readonly words: PlaygroundWords;
}): JSX.Element {
  const label = {
    connected: words.connected,
    disconnected: words.disconnected,
    sent: '↑',
    received: '↓',
    failed: '✗',
  };
  return (
    <div class="pg-log" role="log" aria-label={words.messages} tabIndex={0}>
      {events.map(({ kind, text, time }) => (
        <p key={time} data-kind={kind}>
          <span class="pg-type">{label[kind]}</span> <code dir="ltr">{text}</code>
        </p>
      ))}
    </div>
  );
}
