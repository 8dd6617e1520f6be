import type { JSX } from 'preact';
import { ChromeLink, opens, Sign } from '../../navigation/parts/chrome-link.tsx';
import type { ThemeSite, Words } from '../../theme-site.ts';
import type { PageAction } from './page-action.ts';

/** The page's actions: the first as a button, the others in a menu behind it. */
export function ContextualMenu(props: {
  readonly actions: readonly PageAction[];
  readonly markdownUrl: string;
  readonly site: ThemeSite;
  readonly text: Words;
}): JSX.Element | null {
  const { actions, site, text } = props;
  const [first] = actions;
  if (first === undefined) return null;
  return (
    <div class="page-actions" data-markdown={props.markdownUrl} data-needs-script={needsScript(actions)}>
      <Action action={first} site={site} text={text} class="page-action-main" />
      {actions.length > 1 && (
        <button
          {...opens('page-context-menu')}
          id="page-context-menu-button"
          aria-label={text('moreActions')}
        >
          <Sign name="chevron-down" />
        </button>
      )}
      <div id="page-context-menu" class="menu" popover="auto">
        <ul aria-label={text('moreActions')}>
          {actions.map((action) => (
            <li key={action.key}>
              <Action action={action} site={site} text={text} class="nav-dropdown-item" detailed />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Action(props: {
  readonly action: PageAction;
  readonly site: ThemeSite;
  readonly text: Words;
  readonly class: string;
  readonly detailed?: boolean;
}): JSX.Element {
  const { action, site, text, detailed } = props;
  const content = (
    <>
      {action.icon !== undefined && (
        <span class="nav-dropdown-item-icon" aria-hidden="true">
          {site.icon(action.icon)}
        </span>
      )}
      <span class="nav-dropdown-item-text-container">
        <span class="nav-dropdown-item-title">{action.title}</span>
        {detailed === true && action.description !== undefined && (
          <span class="nav-dropdown-item-description">{action.description}</span>
        )}
      </span>
    </>
  );
  const data = {
    class: props.class,
    'data-action': action.action,
    'data-ask-url': action.askUrl,
    'data-copied': action.copied,
    'data-ask-prompt': action.action === 'ask' ? text('askPrompt', { url: '{url}' }) : undefined,
    'data-done': action.action?.startsWith('copy') ? text('copied') : undefined,
    'data-needs-script': action.link === undefined ? '' : undefined,
  };
  if (action.link === undefined) {
    return (
      <button type="button" {...data}>
        {content}
      </button>
    );
  }
  return (
    <ChromeLink link={action.link} {...data} download={action.isDownload === true ? '' : undefined}>
      {content}
      {action.link.external && detailed === true && <Sign name="external" />}
    </ChromeLink>
  );
}

/** The value of `data-needs-script` for a menu of actions: set where none of them leads anywhere by itself. */
export function needsScript(actions: readonly PageAction[]): string | undefined {
  return actions.every((action) => action.link === undefined) ? '' : undefined;
}
