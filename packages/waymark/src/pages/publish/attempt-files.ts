/** The files of a step, up to where it fails by a bug of ours, which is told. What their taker throws passes. */
export function* attemptFiles<File>(
  emit: () => Iterable<File>,
  onFailure: (error: unknown) => void,
): Generator<File> {
  try {
    yield* emit();
  } catch (error) {
    onFailure(error);
  }
}
