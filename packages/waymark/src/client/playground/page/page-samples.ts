import type { SampleRequest } from '@waymark/openapi';
import { patchCode } from './patch-code.ts';

/** The module of the languages. */
export type SampleWriters = typeof import('../../samples.ts');

/** Lets the samples of the page follow a request: those that were generated, in every language. */
export function followSamples(writers: SampleWriters): (request: SampleRequest | undefined) => void {
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')].flatMap((element) => {
    const code = element.querySelector('code');
    // The code as it was built: what comes back gets its colours back.
    return code === null
      ? []
      : [{ language: element.dataset['sample'] ?? '', code, built: code.cloneNode(true) }];
  });
  return (request) => {
    for (const { language, code, built } of samples) {
      const next = built.cloneNode(true);
      if (request !== undefined) patchCode(next, writers.writeSample(language, request));
      code.replaceChildren(...next.childNodes);
    }
  };
}
