import type { Operation, Specification } from '../model.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import type { SampleLanguage } from './language.ts';
import { python } from './python.ts';
import { readSampleRequest, type SampleOptions } from './request.ts';

/** Languages in which samples can be written, in the order in which they are offered. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, python, javascript];

/** A code sample, ready to be shown. */
export interface CodeSample {
  /** For the highlighter. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}

/** Which samples are wanted. */
export interface CodeSampleOptions extends SampleOptions {
  /** Keys or aliases, in order; all languages when absent. */
  readonly languages?: readonly string[];
}

/** The samples of an operation: the author's own first, which replace the generated one of their language. */
export function codeSamples(
  specification: Specification,
  operation: Operation,
  options: CodeSampleOptions = {},
): readonly CodeSample[] {
  const written = operation.samples.map(({ language, label, source }) => ({
    language: findSampleLanguage(language)?.id ?? language.toLowerCase(),
    label: label ?? findSampleLanguage(language)?.label ?? language,
    code: source.replace(/\s+$/, ''),
  }));
  if (operation.kind === 'webhook') return written;
  const wanted = new Set(options.languages?.flatMap((key) => findSampleLanguage(key) ?? []) ?? sampleLanguages);
  const missing = [...wanted].filter(({ id }) => !written.some(({ language }) => language === id));
  if (missing.length === 0) return written;
  const request = readSampleRequest(specification, operation, options);
  const generated = missing.map(({ id, label, write }) => ({ language: id, label, code: write(request) }));
  return [...written, ...generated];
}

/** Finds a language by its key or an alias, in any case. */
export function findSampleLanguage(key: string): SampleLanguage | undefined {
  const wanted = key.trim().toLowerCase();
  return sampleLanguages.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
}
