/**
 * Something that only the person in front of Waymark can change: the message says what. It is no bug, so nobody needs
 * its stack.
 */
export class ExpectedError extends Error {
  /** `wrong-use`: Waymark was asked for what it does not do. `failed`: the machine refused. */
  readonly kind: 'wrong-use' | 'failed';

  constructor(kind: ExpectedError['kind'], message: string) {
    super(message);
    this.name = 'ExpectedError';
    this.kind = kind;
  }
}

/** Says that Waymark was asked for what it does not do. */
export function wrongUse(message: string): ExpectedError {
  return new ExpectedError('wrong-use', message);
}
