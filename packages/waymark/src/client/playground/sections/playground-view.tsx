import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RequestDescription } from '../../../playground/request-description.ts';
import { fillExamples } from '../form-state.ts';
import { graphqlDialect } from '../request/channel-dialect.ts';
import { type ChannelConnection, useChannel } from '../use-channel.ts';
import { type Exchanging, useExchange } from '../use-exchange.ts';
import { fill } from '../words.ts';
import { AnswerView, describeExchange } from './answer-view.tsx';
import { ChannelLog } from './channel-log.tsx';
import { CommandView } from './command-view.tsx';
import { FormFrame, type FormProps, type PageForm, usePageForm } from './form-frame.tsx';
import { PasteSection } from './paste-section.tsx';

/** The form, the command that does the same, and the answer. */
export function PlaygroundView(props: FormProps): JSX.Element {
  const { words } = props;
  const { description } = props.request;
  const form = usePageForm(props.request);
  const { request } = form;
  const answer = useRef<HTMLDivElement>(null);
  const exchanging = useExchange(description.cookies === true);
  const channel = useChannel(graphqlDialect);
  const { exchange } = exchanging;
  useEffect(() => {
    // On a phone, the answer is below everything else.
    if (exchange !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange?.kind]);
  const submit = (element: HTMLFormElement): void => {
    if (request.problems.length === 0) {
      exchanging.send(request);
      return;
    }
    form.markTried();
    // The fields are marked with the next drawing.
    setTimeout(() => focusProblem(element), 50);
  };
  const states = { ...props, form, exchanging };
  return (
    <FormFrame
      {...props}
      form={form}
      onSubmit={submit}
      title={<Title form={form} />}
      actions={
        <>
          {description.subscribes === true ? <Subscribe {...states} channel={channel} /> : null}
          <SendButton {...states} />
        </>
      }
      lead={<Lead {...states} />}
      side={
        <>
          <CommandView request={request} />
          {channel.log.length === 0 ? null : <ChannelLog events={channel.log} words={words} />}
          <div class="pg-answer" ref={answer}>
            <h3>{words.response}</h3>
            <AnswerView exchange={exchange} url={request.url} />
          </div>
        </>
      }
    />
  );
}

/** Moves the focus to the first field with a problem; a list without rows has its button. */
function focusProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>(
    '[aria-invalid="true"], :has(> .pg-problem) > .pg-list > .pg-add',
  );
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

interface StateProps extends FormProps {
  readonly form: PageForm;
  readonly exchanging: Exchanging;
}

/** What comes before the fields. */
function Lead(props: StateProps): JSX.Element {
  const { words, request: page } = props;
  const { description } = page;
  return (
    <>
      <Advice {...props} />
      {hasExamples(description) ? (
        <button
          type="button"
          class="pg-add pg-fill"
          onClick={() => page.change(fillExamples(description, page.state()))}
        >
          {words.fillExamples}
        </button>
      ) : null}
      <PasteSection request={page} />
    </>
  );
}

function Title({ form }: { readonly form: PageForm }): JSX.Element {
  const { method, shownUrl } = form.request;
  return (
    <>
      <span class="method-pill" data-method={method.toLowerCase()}>
        {method}
      </span>{' '}
      <span class="pg-url" dir="ltr">
        {shownUrl}
      </span>
    </>
  );
}

/** Sends or stops: one element in both states, so that the focus stays where it is. */
function SendButton({ exchanging, words }: StateProps): JSX.Element {
  const stop = (event: Event): void => {
    // The button sends again by the time that the browser acts on the click.
    event.preventDefault();
    exchanging.cancel();
  };
  return (
    <button
      type={exchanging.isOpen ? 'button' : 'submit'}
      class="pg-send"
      onClick={exchanging.isOpen ? stop : undefined}
    >
      {exchanging.isOpen ? words.cancel : words.send}
    </button>
  );
}

/** Asks for events over a connection that stays open. */
function Subscribe({
  channel,
  form,
  words,
}: StateProps & { readonly channel: ChannelConnection }): JSX.Element {
  const isClosed = channel.state === 'closed';
  return (
    <button
      type="button"
      class="pg-add"
      onClick={() => (isClosed ? channel.connect(form.request) : channel.disconnect())}
    >
      {isClosed ? words.connect : words.disconnect}
    </button>
  );
}

/** How things stand, for those who listen; and what the reader may want to correct first. */
function Advice({ form, exchanging, words }: StateProps): JSX.Element {
  const { request, hasTried } = form;
  const count = request.problems.length;
  const advice = hasTried && count > 0 ? fill(words.fieldsToCorrect, { count }) : undefined;
  return (
    <>
      <p class="visually-hidden" role="status">
        {describeExchange(exchanging.exchange, words)}
      </p>
      {/* It is there before it says anything, or nobody would hear it. */}
      <div role="status" class={advice === undefined ? undefined : 'pg-advice'}>
        {advice}{' '}
        {advice === undefined ? null : (
          <button type="button" class="pg-add" onClick={() => exchanging.send(request)}>
            {words.sendAnyway}
          </button>
        )}
      </div>
    </>
  );
}

/** Whether there is anything to fill in. */
function hasExamples({ parameters, body }: RequestDescription): boolean {
  return /"examples?":/.test(JSON.stringify([parameters, body ?? null]));
}
