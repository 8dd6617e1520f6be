/** Makes a function that works out the answer to each question once, and remembers it. */
export function rememberAll<Question, Answer>(
  make: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined || known.has(question)) return before as Answer;
    const answer = make(question);
    known.set(question, answer);
    return answer;
  };
}

/** Makes a function give back the same result for the same object, as long as there is that object. */
export function rememberEach<Input extends object, Result>(
  make: (input: Input) => Result,
): (input: Input) => Result {
  const known = new WeakMap<Input, { readonly result: Result }>();
  return (input) => {
    const before = known.get(input);
    if (before !== undefined) return before.result;
    const result = make(input);
    known.set(input, { result });
    return result;
  };
}
