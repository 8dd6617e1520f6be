import { type MadeSite, writeSite } from './made-site.ts';

/** Where the site wants answers to be sent. */
export const answersUrl = 'https://answers.example.com/v1';

/** A site that asks whether its pages have helped. */
export function feedbackSite(): MadeSite {
  const files = writeSite({ name: 'Feedback', navigation: { pages: ['index'] } }, [['index', 'Home']]);
  const settings = { feedback: { url: answersUrl } };
  return { name: 'feedback', files: { ...files, 'waymark.json': JSON.stringify(settings) } };
}
