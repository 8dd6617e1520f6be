import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { ControlProps } from './inputs/control-props.ts';
import type { PlaygroundWords } from './words.ts';

/** What every part of the form needs. */
export interface FormContext {
  readonly words: PlaygroundWords;
  /** Whole address of the specification. */
  readonly specification: string;
  /** Whole address of the page that providers lead back to after a sign-in. */
  readonly callback: string;
  /** Problems that are shown, by place. */
  readonly problems: ReadonlyMap<string, string>;
  /** Draws a control: those that hold others get it from here, as they cannot import what imports them. */
  readonly Control: (props: ControlProps) => JSX.Element;
}

/** Carries the context to the parts of the form. */
export const FormContextProvider = createContext<FormContext | undefined>(undefined);

/** The context of the form. Throws outside of one: that is a bug of ours. */
export function useForm(): FormContext {
  const context = useContext(FormContextProvider);
  if (context === undefined) throw new Error('A part of the form was drawn outside of it');
  return context;
}
