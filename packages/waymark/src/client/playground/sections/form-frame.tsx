import type { ComponentChildren, JSX, TargetedEvent } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { RequestDescription } from '../../../playground/request-description.ts';
import { FormContextProvider, useForm } from '../form-context.ts';
import type { FormState } from '../form-state.ts';
import { ControlInput } from '../inputs/control-input.tsx';
import type { PageRequest } from '../page/page-request.ts';
import { BODY_PLACE } from '../request/prepare-body.ts';
import { type PreparedRequest, prepareRequest } from '../request/prepare-request.ts';
import { type PlaygroundWords, printProblem } from '../words.ts';
import { BodySection } from './body-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { ParameterSections } from './parameters-section.tsx';
import { ServerSection } from './server-section.tsx';

/** What a form is drawn from. */
export interface FormProps {
  readonly request: PageRequest;
  readonly words: PlaygroundWords;
  readonly onClose: () => void;
}

/** The request of a page as a form sees it. */
export interface PageForm {
  readonly state: FormState;
  readonly request: PreparedRequest;
  readonly hasTried: boolean;
  /** From now on, what is missing is told too. */
  readonly markTried: () => void;
}

/** Follows the request of a page. What is missing is not held against a reader who has not sent anything yet. */
export function usePageForm(page: PageRequest): PageForm {
  const { description } = page;
  const [state, setState] = useState(page.state());
  // An effect comes a frame later, and what the reader chose meanwhile would show without being sent.
  useLayoutEffect(() => page.follow(setState), []);
  const request = useMemo(() => prepareRequest(description, state), [description, state]);
  const [hasTried, setHasTried] = useState(false);
  return { state, request, hasTried, markTried: () => setHasTried(true) };
}

/** What the two forms differ in. */
interface FrameProps extends FormProps {
  readonly form: PageForm;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** The request in one line. */
  readonly title: ComponentChildren;
  /** Buttons of the bar. */
  readonly actions: ComponentChildren;
  /** Before the fields. */
  readonly lead?: ComponentChildren;
  /** What comes back. */
  readonly side: ComponentChildren;
}

/** The form of a request: a bar, its fields, and what comes back beside them. */
export function FormFrame({ request: page, words, form, ...props }: FrameProps): JSX.Element {
  const { description } = page;
  const shown = form.request.problems.filter(({ word }) => form.hasTried || word !== 'required');
  const problems = new Map(shown.map((problem) => [problem.place, printProblem(problem, words)]));
  const common = { description, state: form.state, onChange: page.change };
  const submit = (event: TargetedEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onSubmit(event.currentTarget);
  };
  return (
    <FormContextProvider.Provider
      value={{ words, problems, Control: ControlInput, ...addresses(description) }}
    >
      <form class="pg" noValidate onSubmit={submit}>
        <div class="pg-bar">
          <h2 class="pg-title" id="playground-title">
            {props.title}
          </h2>
          {props.actions}
          <CloseButton onClose={props.onClose} />
        </div>
        <div class="pg-columns">
          <div class="pg-form" id="api-playground-input">
            {props.lead}
            <ServerSection {...common} />
            <CredentialsSection {...common} />
            <ParameterSections {...common} />
            <BodySection {...common} problems={shown.filter(({ place }) => place === BODY_PLACE)} />
          </div>
          <div class="pg-side">{props.side}</div>
        </div>
      </form>
    </FormContextProvider.Provider>
  );
}

function CloseButton({ onClose }: Pick<FormProps, 'onClose'>): JSX.Element {
  return (
    <button type="button" class="pg-close" aria-label={useForm().words.close} onClick={onClose}>
      <span class="sign" data-sign="close" aria-hidden="true" />
    </button>
  );
}

/** Whole addresses of a form, as its page sees them. */
function addresses({ specification, callback = '' }: RequestDescription): {
  readonly specification: string;
  readonly callback: string;
} {
  const whole = (address: string): string => new URL(address, location.href).href;
  return { specification: whole(specification), callback: whole(callback) };
}
