// Writers of samples in every language, loaded when the samples of a page have to follow what the reader does.
import { findSampleLanguage, type SampleRequest } from '@waymark/openapi';

/** Writes a request in a language; nothing for one that is not known. */
export function writeSample(language: string, request: SampleRequest): string {
  return findSampleLanguage(language)?.write(request) ?? '';
}
