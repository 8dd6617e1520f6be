import { configDefaults as defaults } from '../../settings/defaults.ts';
import { flag, type Infer, list, map, object, required, text, withDefault } from '../schema.ts';
import { partly } from '../support.ts';

const redirect = object(
  'a redirect',
  'Leads readers from an old address to a new one.',
  {
    source: required(text('Old path; `:name*` and `*` stand for any part.', { nonEmpty: true })),
    destination: required(text('New path or address.', { nonEmpty: true })),
    permanent: withDefault(flag('`false` for a move that may be undone.'), defaults.redirects.permanent),
  },
  {
    renamed: {
      from: 'source',
      src: 'source',
      to: 'destination',
      dest: 'destination',
      target: 'destination',
    },
    advice: Object.fromEntries(
      ['status', 'statusCode', 'code', 'type'].map((key) => [
        key,
        'Write `"permanent": false` for 302 and 307, and nothing for 301 and 308',
      ]),
    ),
  },
);

export const redirects = list(redirect, 'Redirects; the first that fits wins.', {
  entryKeys: ['source', 'destination'],
});

export const errors = object('`errors`', 'Error pages.', {
  '404': object('`404`', 'Page for unknown addresses.', {
    redirect: withDefault(flag('Sends the reader to the home page.'), defaults.errors.redirect),
    title: text('Title.'),
    description: text('Text, in MDX.'),
  }),
});

export const variables = map(
  text('Text that stands for the variable.'),
  'Texts for the variables of pages and snippets, by name.',
);

export const interaction = object('`interaction`', 'Behaviour of the navigation.', {
  drilldown: flag('Whether opening a group leads to its first page; the theme decides when absent.'),
});

export const feedback = partly(
  object(
    '`feedback`',
    'Questions at the end of pages.',
    {
      thumbs: flag('Asks whether the page was helpful.'),
      edits: flag('Offers to suggest an edit.'),
      issues: flag('Offers to raise an issue.'),
    },
    { renamed: { thumbsRating: 'thumbs', suggestEdit: 'edits', raiseIssue: 'issues' } },
  ),
  'a folder of files receives nothing: answers need an analytics service or an address, links a git remote',
  'Name the address in `feedback.url` of waymark.json',
);

export const variations = object('`variations`', 'Forms of the content that a reader chooses from.', {
  options: required(
    list(
      object('a variation', 'A form of the content.', {
        id: required(text('Identifier.', { nonEmpty: true })),
        label: required(text('What the reader sees.', { nonEmpty: true })),
      }),
      'Forms; the first is the default.',
      { uniqueKey: 'id' },
    ),
  ),
});

/** Leads readers from an old address to a new one. */
export interface RedirectConfig extends Infer<typeof redirect> {}
/** Error pages. */
export interface ErrorsConfig extends Infer<typeof errors> {}
/** Texts for the variables of pages. */
export type VariablesConfig = Infer<typeof variables>;
/** Behaviour of the navigation. */
export interface InteractionConfig extends Infer<typeof interaction> {}
/** Questions at the end of pages. */
export interface FeedbackConfig extends Infer<typeof feedback> {}
/** Forms of the content. */
export interface VariationsConfig extends Infer<typeof variations> {}
