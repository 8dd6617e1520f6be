import type { JSX } from 'preact';
import type { RenderContext } from '../../../components/index.ts';
import { ChromeLink } from '../../navigation/parts/chrome-link.tsx';
import type { RelatedView } from '../../page-view.ts';
import type { Words } from '../../theme-site.ts';
import { relatedPart } from '../theme-parts.ts';

/** The links to what the page's author names as related. */
export function Related(props: {
  readonly links: readonly RelatedView[] | undefined;
  readonly text: Words;
  readonly use: RenderContext['use'];
}): JSX.Element | null {
  const { links = [], text, use } = props;
  if (links.length === 0) return null;
  use(relatedPart);
  return (
    <nav class="related-topics" aria-labelledby="related-topics">
      <h2 id="related-topics">{text('relatedTopics')}</h2>
      <ul>
        {links.map(({ title, link }) => (
          <li key={`${title} ${link?.url}`}>
            <ChromeLink link={link}>{title}</ChromeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
