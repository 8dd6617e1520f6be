import type { JSX } from 'preact';
import type { RenderContext } from '../../../components/index.ts';
import { ChromeLink, Sign } from '../../navigation/parts/chrome-link.tsx';
import type { PageView } from '../../page-view.ts';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { editAddress, issueAddress } from '../repository.ts';
import { feedbackPart } from '../theme-parts.ts';

interface FeedbackProps {
  readonly page: PageView;
  readonly site: ThemeSite;
  readonly text: Words;
  readonly use: RenderContext['use'];
}

/** Whether the page has helped, and the ways to its source. */
export function Feedback(props: FeedbackProps): JSX.Element | null {
  const { thumbs, edits, issues } = props.site.feedback;
  if (!thumbs && !edits && !issues) return null;
  props.use(feedbackPart);
  return (
    <div class="feedback-toolbar contextual-feedback-container" data-feedback-url={props.site.feedbackUrl}>
      {thumbs && <Thumbs {...props} />}
      <SourceLinks {...props} />
      {thumbs && props.site.feedbackUrl !== undefined && <CommentForm text={props.text} />}
    </div>
  );
}

function Thumbs({ text }: Pick<FeedbackProps, 'text'>): JSX.Element {
  return (
    <div class="feedback-thumbs" role="group" aria-labelledby="feedback-question" data-needs-script="">
      <span id="feedback-question" data-thanks={text('feedbackThanks')}>
        {text('wasHelpful')}
      </span>
      <button type="button" id="feedback-thumbs-up" aria-pressed="false">
        {text('yes')}
      </button>
      <button type="button" id="feedback-thumbs-down" aria-pressed="false">
        {text('no')}
      </button>
    </div>
  );
}

function SourceLinks({ page, site, text }: FeedbackProps): JSX.Element {
  const { repository, feedback, siteUrl = '' } = site;
  const file = page.head?.file ?? site.navigation.pages.get(page.route)?.endpoint?.openapi;
  const isOwn = file !== undefined && !/^[a-z]+:/i.test(file);
  const address = siteUrl + site.links.page(page.route);
  const links = [
    feedback.edits && repository && isOwn && [text('suggestEdits'), editAddress(repository, file)],
    feedback.issues && repository && [text('raiseIssue'), issueAddress(repository, page.title, address)],
  ];
  return (
    <>
      {links.map((link) =>
        link === false || link === undefined ? null : (
          <ChromeLink key={link[0]} class="feedback-link" link={{ url: link[1] ?? '', external: true }}>
            {link[0]}
            <Sign name="external" />
          </ChromeLink>
        ),
      )}
    </>
  );
}

function CommentForm({ text }: Pick<FeedbackProps, 'text'>): JSX.Element {
  return (
    <form id="feedback-form" class="contextual-feedback-form" hidden>
      <label for="feedback-form-input" class="contextual-feedback-form-title">
        {text('feedbackComment')}
      </label>
      <textarea
        id="feedback-form-input"
        class="contextual-feedback-input"
        name="comment"
        rows={3}
        maxLength={2000}
        required
      />
      <div>
        <button
          type="submit"
          id="feedback-form-submit"
          class="contextual-feedback-button contextual-feedback-form-submit-button"
        >
          {text('send')}
        </button>
        <button type="reset" id="feedback-form-cancel" class="contextual-feedback-button">
          {text('cancel')}
        </button>
      </div>
    </form>
  );
}
