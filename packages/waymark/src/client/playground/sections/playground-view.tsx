import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RequestDescription } from '../../../playground/request-description.ts';
import { FormContextProvider, useForm } from '../form-context.ts';
import { fillExamples } from '../form-state.ts';
import { ControlInput } from '../inputs/control-input.tsx';
import type { PageRequest } from '../page/page-request.ts';
import { BODY_PLACE } from '../request/prepare-body.ts';
import { type PreparedRequest, prepareRequest } from '../request/prepare-request.ts';
import { type Exchanging, useExchange } from '../use-exchange.ts';
import { fill, printProblem, type Words } from '../words.ts';
import { AnswerView, describeExchange } from './answer-view.tsx';
import { BodySection } from './body-section.tsx';
import { CommandView } from './command-view.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { ParameterSections } from './parameters-section.tsx';
import { PasteSection } from './paste-section.tsx';
import { ServerSection } from './server-section.tsx';

/** What the playground is drawn from. */
export interface PlaygroundProps {
  readonly request: PageRequest;
  readonly words: Words;
  readonly onClose: () => void;
}

/** The form, the command that does the same, and the answer. */
export function PlaygroundView(props: PlaygroundProps): JSX.Element {
  const { words, request: page } = props;
  const { description } = page;
  const [state, setState] = useState(page.state());
  useEffect(() => page.follow(setState), []);
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const request = useMemo(() => prepareRequest(description, state), [description, state]);
  const exchanging = useExchange(description.cookies === true);
  const { exchange } = exchanging;
  useEffect(() => {
    // On a phone, the answer is below everything else.
    if (exchange !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange?.kind]);
  // What is missing is not held against a reader who has not sent anything yet.
  const shown = hasTried ? request.problems : request.problems.filter(({ word }) => word !== 'required');
  const problems = new Map(shown.map((problem) => [problem.place, printProblem(problem, words)]));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (request.problems.length === 0) {
      exchanging.send(request);
      return;
    }
    setHasTried(true);
    // The fields are marked with the next drawing.
    setTimeout(() => focusProblem(form.current), 50);
  };
  const common = {
    description,
    state,
    onChange: page.change,
  };
  return (
    <FormContextProvider.Provider
      value={{ words, problems, Control: ControlInput, ...addresses(description) }}
    >
      <form class="pg" ref={form} noValidate onSubmit={submit}>
        <Bar onClose={props.onClose} request={request} exchanging={exchanging} />
        <div class="pg-columns">
          <div class="pg-form">
            <Advice request={request} hasTried={hasTried} exchanging={exchanging} />
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
            <ServerSection {...common} />
            <CredentialsSection {...common} />
            <ParameterSections {...common} />
            <BodySection {...common} problems={shown.filter(({ place }) => place === BODY_PLACE)} />
          </div>
          <div class="pg-side">
            <CommandView request={request} />
            <div class="pg-answer" ref={answer}>
              <h3>{words.response}</h3>
              <AnswerView exchange={exchange} url={request.url} />
            </div>
          </div>
        </div>
      </form>
    </FormContextProvider.Provider>
  );
}

/** Whole addresses of a form, as its page sees them. */
export function addresses({ specification, callback = '' }: RequestDescription): {
  readonly specification: string;
  readonly callback: string;
} {
  const whole = (address: string): string => new URL(address, location.href).href;
  return { specification: whole(specification), callback: whole(callback) };
}

/** Moves the focus to the first field with a problem; a list without rows has its button. */
function focusProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], .pg-list:has(+ .pg-problem) > .pg-add',
  );
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

interface RequestProps {
  readonly request: PreparedRequest;
  readonly exchanging: Exchanging;
}

/** The request in one line, the button that sends it or stops it, and the way out. */
function Bar({ request, exchanging, onClose }: RequestProps & Pick<PlaygroundProps, 'onClose'>): JSX.Element {
  const { words } = useForm();
  const { method, shownUrl } = request;
  return (
    <div class="pg-bar">
      <h2 class="pg-title" id="playground-title">
        <span class="method-pill" data-method={method.toLowerCase()}>
          {method}
        </span>{' '}
        <span class="pg-url" dir="ltr">
          {shownUrl}
        </span>
      </h2>
      {/* One element in both states, so that the focus stays where it is. */}
      <button
        type={exchanging.isOpen ? 'button' : 'submit'}
        class="pg-send"
        onClick={exchanging.isOpen ? exchanging.cancel : undefined}
      >
        {exchanging.isOpen ? words.cancel : words.send}
      </button>
      <button type="button" class="pg-close" aria-label={words.close} onClick={onClose}>
        <span class="sign" data-sign="close" aria-hidden="true" />
      </button>
    </div>
  );
}

/** How things stand, for those who listen; and what the reader may want to correct first. */
function Advice({
  request,
  hasTried,
  exchanging,
}: RequestProps & { readonly hasTried: boolean }): JSX.Element {
  const { words } = useForm();
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
