import type { OutputFile } from '../../outputs/output-file.ts';

/** The files of a step, up to where it fails by a bug of ours, which is told. What their taker throws passes. */
export function* attemptFiles(
  emit: () => Iterable<OutputFile>,
  onFailure: (error: unknown) => void,
): Generator<OutputFile> {
  try {
    yield* emit();
  } catch (error) {
    onFailure(error);
  }
}
