import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { FormContextProvider, useForm } from '../form-context.ts';
import type { FormState } from '../form-state.ts';
import { ControlInput } from '../inputs/control-input.tsx';
import { BODY_PLACE } from '../request/prepare-body.ts';
import { prepareRequest } from '../request/prepare-request.ts';
import { type ChannelConnection, type ChannelEvent, useChannel } from '../use-channel.ts';
import { printProblem } from '../words.ts';
import { BodySection } from './body-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { ParameterSections } from './parameters-section.tsx';
import { addresses, type PlaygroundProps } from './playground-view.tsx';
import { ServerSection } from './server-section.tsx';

/** The form of a channel: where to connect, the messages that can be sent, and what goes to and fro. */
export function ChannelView({ request: page, words, onClose }: PlaygroundProps): JSX.Element {
  const { description } = page;
  const [state, setState] = useState(page.state());
  useEffect(() => page.follow(setState), []);
  const request = useMemo(() => prepareRequest(description, state), [description, state]);
  const channel = useChannel();
  const [hasTried, setHasTried] = useState(false);
  // What is missing is told once the reader wants to connect.
  const shown = request.problems.filter(({ word }) => hasTried || word !== 'required');
  const problems = new Map(shown.map((problem) => [problem.place, printProblem(problem, words)]));
  const common = { description, state, onChange: (part: Partial<FormState>) => page.change(part) };
  const message = request.body?.data;
  const submit = (event: Event): void => {
    event.preventDefault();
    setHasTried(true);
    if (channel.state === 'open') channel.send(typeof message === 'string' ? message : '');
    else channel.connect(request);
  };
  return (
    <FormContextProvider.Provider
      value={{ words, problems, Control: ControlInput, ...addresses(description) }}
    >
      <form class="pg" noValidate onSubmit={submit}>
        <Bar url={request.shownUrl} channel={channel} onClose={onClose} />
        <div class="pg-columns">
          <div class="pg-form">
            <ServerSection {...common} />
            <CredentialsSection {...common} />
            <ParameterSections {...common} />
            <BodySection {...common} problems={shown.filter(({ place }) => place === BODY_PLACE)} />
          </div>
          <div class="pg-side">
            <h3>{words.messages}</h3>
            <Log events={channel.log} />
          </div>
        </div>
      </form>
    </FormContextProvider.Provider>
  );
}

function Bar(props: {
  readonly url: string;
  readonly channel: ChannelConnection;
  readonly onClose: () => void;
}): JSX.Element {
  const { words } = useForm();
  const { url, channel, onClose } = props;
  return (
    <div class="pg-bar">
      <h2 class="pg-title" id="playground-title">
        <span class="pg-url" dir="ltr">
          {url}
        </span>
      </h2>
      {channel.state === 'closed' ? null : (
        <button type="button" class="pg-add" onClick={channel.disconnect}>
          {words.disconnect}
        </button>
      )}
      <button type="submit" class="pg-send" disabled={channel.state === 'opening'}>
        {channel.state === 'open' ? words.send : words.connect}
      </button>
      <button type="button" class="pg-close" aria-label={words.close} onClick={onClose}>
        <span class="sign" data-sign="close" aria-hidden="true" />
      </button>
    </div>
  );
}

function Log({ events }: { readonly events: readonly ChannelEvent[] }): JSX.Element {
  const { words } = useForm();
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
