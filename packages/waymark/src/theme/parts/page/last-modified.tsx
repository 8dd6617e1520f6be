import type { JSX } from 'preact';
import type { Words } from '../../theme-site.ts';

/** Says on which day a page was last changed, in the words of its language. */
export function LastModified(props: {
  /** `2026-11-22`. */
  readonly day: string;
  readonly language: string;
  readonly text: Words;
}): JSX.Element {
  const { day, language, text } = props;
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [before = '', after = ''] = text('lastModified', { date: '\u0001' }).split('\u0001');
  return (
    <p class="last-modified">
      {before}
      <time dateTime={day}>{written.format(new Date(`${day}T00:00:00Z`))}</time>
      {after}
    </p>
  );
}
