import { type MadeSite, writeSite } from './made-site.ts';

/** Where the site wants answers to be sent. */
export const answersUrl = 'https://answers.example.com/v1';

/** A site that asks whether its pages have helped, and sends readers home whose address it does not have. */
export function feedbackSite(): MadeSite {
  const description = '<a data-home href="https://elsewhere.example/">x</a>';
  const files = writeSite(
    {
      name: 'Feedback',
      navigation: { pages: ['index'] },
      errors: { '404': { redirect: true, description } },
    },
    [['index', 'Home']],
  );
  const settings = { feedback: { url: answersUrl } };
  return { name: 'feedback', files: { ...files, 'waymark.json': JSON.stringify(settings) } };
}
