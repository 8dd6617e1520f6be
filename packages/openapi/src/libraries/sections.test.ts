import { expect, it } from 'vitest';
import { callSections } from './sections.ts';
import { NO_COMMENT } from './symbol-content.ts';

it('has a heading for what a function throws only where it gives nothing back', () => {
  const comment = { ...NO_COMMENT, throws: ['When stuck.', 'When late.'] };
  expect(callSections({ comment })).toEqual([
    {
      stem: 'throws',
      title: { word: 'throws' },
      comment: { ...NO_COMMENT, text: 'When stuck.\n\nWhen late.' },
    },
  ]);
  expect(callSections({ comment, returns: 'Lamp' })).toEqual([
    { stem: 'returns', title: { word: 'returns' }, returns: 'Lamp', comment },
  ]);
  expect(callSections({ comment: NO_COMMENT })).toEqual([]);
});
