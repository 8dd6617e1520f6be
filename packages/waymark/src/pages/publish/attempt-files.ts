import { LostText } from '../content/page-content.ts';

/**
 * The files of a step, up to where it fails by a bug of ours, which is told. What their taker throws passes, and so does
 * the loss of a text.
 */
export function* attemptFiles<File>(
  emit: () => Iterable<File>,
  onFailure: (error: unknown) => void,
): Generator<File> {
  try {
    yield* emit();
  } catch (error) {
    if (error instanceof LostText) throw error;
    onFailure(error);
  }
}
