import type { DocsConfig } from '@waymark/core/config';

/** Services that are told what readers do. */
const LISTENERS = ['amplitude', 'ga4', 'heap', 'hightouch', 'mixpanel', 'plausible', 'posthog', 'segment'];

/** What pages ask of their readers. */
export interface FeedbackView {
  readonly thumbs: boolean;
  readonly edits: boolean;
  readonly issues: boolean;
}

/**
 * What pages ask of their readers: what is configured, as far as anybody is there to be told. An address for answers is
 * a wish for them too.
 */
export function viewFeedback(
  { feedback = {}, integrations = {} }: Pick<DocsConfig, 'feedback' | 'integrations'>,
  site: { readonly feedbackUrl?: string | undefined; readonly repository?: unknown },
): FeedbackView {
  const isOff = integrations.telemetry?.enabled === false;
  const isHeard = LISTENERS.some((name) => Object.hasOwn(integrations, name));
  const asks = feedback.thumbs ?? site.feedbackUrl !== undefined;
  const leadsToSources = !isOff && site.repository !== undefined;
  return {
    thumbs: !isOff && asks && (isHeard || site.feedbackUrl !== undefined),
    edits: leadsToSources && feedback.edits === true,
    issues: leadsToSources && feedback.issues === true,
  };
}
