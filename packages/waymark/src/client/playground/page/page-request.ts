import type { RequestDescription } from '../../../playground/request-description.ts';
import type { FormState } from '../form-state.ts';
import { keepForm, recallForm } from './memory.ts';

/** The request of a page: one state, whoever changes it. */
export interface PageRequest {
  readonly description: RequestDescription;
  state(): FormState;
  change(part: Partial<FormState>): void;
  /** Calls back after every change; gives what ends that. */
  follow(listener: (state: FormState) => void): () => void;
}

/** Creates the request of a page, with what the reader chose and entered on earlier ones. */
export function createPageRequest(description: RequestDescription): PageRequest {
  let state = recallForm(description);
  const listeners = new Set<(state: FormState) => void>();
  return {
    description,
    state: () => state,
    change(part) {
      state = { ...state, ...part };
      keepForm(description, state);
      for (const listener of listeners) listener(state);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
