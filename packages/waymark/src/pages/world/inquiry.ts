import { ownText } from '@waymark/core/source';
import type { DigestAnswer, Noting, Question, QuestionKind, Trace, World } from './world.ts';

/** The questions that are asked in one state of the world. */
export interface Inquiry {
  /** A question with the digest of its answer: the same object for all pages where both are the same. */
  note(kind: QuestionKind, parameters: readonly (string | undefined)[], answer: unknown): Noting;
  /** Whether a question still has the answer that it had. */
  holds(noting: Noting): boolean;
  /** Whether every question of a trace still has the answer that it had; asks each question once. */
  isCurrent(trace: Trace): boolean;
}

/**
 * What a page asks of itself. No other page asks the same, and the digest of a text has to be that of the text as it was
 * read: these are neither shared nor remembered.
 */
const OWN: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'headOf',
  'textDigest',
  'languageOf',
  'endpointOf',
]);

/** Creates the opener of inquiries, one for each state of a world: notings are shared from state to state. */
export function createInquiries(): (world: World, digestAnswer: DigestAnswer) => Inquiry {
  const shared = new Map<string, Noting>();
  return (world, digestAnswer) => {
    /** Whether the answers of shared notings are those of this state. */
    const known = new Map<Noting, boolean>();
    const holds = (noting: Noting): boolean => {
      // Every page asks a dozen times: taking lists apart by an iterator would cost more than most answers.
      const { 0: question, 1: digest } = noting;
      const kind = question[0];
      if (OWN.has(kind)) return digestAnswer(kind, ask(question, world)) === digest;
      const before = known.get(noting);
      if (before !== undefined) return before;
      const is = digestAnswer(kind, ask(question, world)) === digest;
      known.set(noting, is);
      return is;
    };
    return {
      note(kind, parameters, answer) {
        const question: Question = [kind, ...parameters.map((parameter) => parameter ?? null)];
        if (OWN.has(kind)) return [question, digestAnswer(kind, answer)];
        const key = question.join('\n');
        const before = shared.get(key);
        if (before !== undefined && known.get(before) === true) return before;
        const digest = digestAnswer(kind, answer);
        const noting: Noting = before?.[1] === digest ? before : [copyQuestion(question), digest];
        shared.set(key, noting);
        known.set(noting, true);
        return noting;
      },
      holds,
      isCurrent: (trace) => trace.every(holds),
    };
  };
}

/** A question is kept longer than the page that asks it first, whose text its addresses are cut out of. */
function copyQuestion([kind, ...parameters]: Question): Question {
  return [kind, ...parameters.map((parameter) => parameter && ownText(parameter))];
}

function ask({ 0: kind, 1: first, 2: second, 3: third }: Question, world: World): unknown {
  // The arguments were noted from a call of the same kind; none has more of them.
  const answer = world[kind] as (...parameters: readonly (string | undefined)[]) => unknown;
  return answer(first ?? undefined, second ?? undefined, third ?? undefined);
}
