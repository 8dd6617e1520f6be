import type { JSX } from 'preact';
import { plainDialect } from '../request/channel-dialect.ts';
import { useChannel } from '../use-channel.ts';
import { ChannelLog } from './channel-log.tsx';
import { FormFrame, type FormProps, usePageForm } from './form-frame.tsx';

/** The form of a channel: where to connect, the messages that can be sent, and what goes to and fro. */
export function ChannelView(props: FormProps): JSX.Element {
  const { words } = props;
  const form = usePageForm(props.request);
  const channel = useChannel(plainDialect);
  const message = form.request.body?.data;
  const submit = (): void => {
    form.markTried();
    if (channel.state === 'open') channel.send(typeof message === 'string' ? message : '');
    else channel.connect(form.request);
  };
  return (
    <FormFrame
      {...props}
      form={form}
      onSubmit={submit}
      title={
        <span class="pg-url" dir="ltr">
          {form.request.shownUrl}
        </span>
      }
      actions={
        <>
          {channel.state === 'closed' ? null : (
            <button type="button" class="pg-add" onClick={channel.disconnect}>
              {words.disconnect}
            </button>
          )}
          <button type="submit" class="pg-send" disabled={channel.state === 'opening'}>
            {channel.state === 'open' ? words.send : words.connect}
          </button>
        </>
      }
      side={
        <>
          <h3>{words.messages}</h3>
          <ChannelLog events={channel.log} words={words} />
        </>
      }
    />
  );
}
