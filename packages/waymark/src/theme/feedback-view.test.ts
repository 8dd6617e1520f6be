import { expect, it } from 'vitest';
import { viewFeedback } from './feedback-view.ts';

const feedback = { thumbs: true, edits: true, issues: true };
const repository = {};

it('asks where somebody is there to be told', () => {
  expect(viewFeedback({ feedback }, {})).toEqual({ thumbs: false, edits: false, issues: false });
  expect(viewFeedback({ feedback }, { repository })).toEqual({ thumbs: false, edits: true, issues: true });
  const heard = { feedback, integrations: { plausible: { domain: 'sea.example' } } };
  expect(viewFeedback(heard, {})).toEqual({ thumbs: true, edits: false, issues: false });
});

it('takes an address for answers for a wish for them', () => {
  const site = { feedbackUrl: 'https://sea.example/answers' };
  expect(viewFeedback({}, site).thumbs).toBe(true);
  expect(viewFeedback({ feedback: { thumbs: false } }, site).thumbs).toBe(false);
});

it('asks for nothing where telemetry is off', () => {
  const config = { feedback, integrations: { telemetry: { enabled: false } } };
  expect(viewFeedback(config, { repository, feedbackUrl: 'https://sea.example/answers' })).toEqual({
    thumbs: false,
    edits: false,
    issues: false,
  });
});
