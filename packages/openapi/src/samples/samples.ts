import type { Operation, Specification } from '../model/model.ts';
import type { SampleLanguage } from './language.ts';
import { c, cpp } from './languages/c.ts';
import { csharp, dotnet } from './languages/csharp.ts';
import { curl } from './languages/curl.ts';
import { dart } from './languages/dart.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { javascript, node, typescript } from './languages/javascript.ts';
import { kotlin } from './languages/kotlin.ts';
import { php } from './languages/php.ts';
import { powershell } from './languages/powershell.ts';
import { python } from './languages/python.ts';
import { ruby } from './languages/ruby.ts';
import { rust } from './languages/rust.ts';
import { swift } from './languages/swift.ts';
import { withPartsAsText } from './multipart.ts';
import { readSampleRequest, type SampleOptions } from './read-request.ts';
import type { SampleRequest } from './request.ts';

/** Every language in which samples can be written. */
export const sampleLanguages: readonly SampleLanguage[] = [
  curl,
  python,
  javascript,
  php,
  go,
  java,
  ruby,
  node,
  typescript,
  csharp,
  dotnet,
  powershell,
  swift,
  kotlin,
  rust,
  dart,
  c,
  cpp,
];

/** Writes a request in the language of a key; nothing for one that is not known. */
export function writeSample(key: string, request: SampleRequest): string {
  const language = findSampleLanguage(key);
  // All libraries take a body of parts for a form.
  return language?.write(language === curl ? request : withPartsAsText(request)) ?? '';
}

/** A code sample, ready to be shown. */
export interface CodeSample {
  /** For the highlighter. */
  readonly language: string;
  /** The language as readers know it. */
  readonly languageName: string;
  /** What the author calls it; else the language. */
  readonly label: string;
  readonly code: string;
  /** Key of the language in which it was generated; absent for a sample that the author wrote. */
  readonly generated?: string;
}

/** Which samples are wanted. */
export interface CodeSampleOptions extends SampleOptions {
  /** Keys or aliases, in order. Those that are not known are left out. */
  readonly languages: readonly string[];
}

/** The samples of an operation: the author's own first, which replace the generated one of their language. */
export function codeSamples(
  specification: Specification,
  operation: Operation,
  options: CodeSampleOptions,
): readonly CodeSample[] {
  const written = operation.samples.map(({ language, label, source }) => {
    const known = findSampleLanguage(language);
    return {
      known,
      language: known?.grammar ?? language.toLowerCase(),
      languageName: known?.label ?? language,
      label: label ?? known?.label ?? language,
      code: source.trimEnd(),
    };
  });
  const own = written.map(({ known: _, ...sample }) => sample);
  if (operation.kind === 'webhook') return own;
  const wanted = new Set(options.languages.flatMap((key) => findSampleLanguage(key) ?? []));
  const missing = [...wanted].filter((language) => !written.some(({ known }) => known === language));
  if (missing.length === 0) return own;
  const request = readSampleRequest(specification, operation, options);
  return [
    ...own,
    ...missing.map(({ id, grammar, label }) => ({
      language: grammar,
      languageName: label,
      label,
      code: writeSample(id, request),
      generated: id,
    })),
  ];
}

/** Finds a language by its key or an alias, in any case. */
export function findSampleLanguage(key: string): SampleLanguage | undefined {
  const wanted = key.trim().toLowerCase();
  return sampleLanguages.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
}
