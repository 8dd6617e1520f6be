import { closest } from '../../components/behaviour.element.ts';
import { fillGroup, rememberGroup } from './sidebar-groups.ts';

/**
 * What follows from a click on a group. A summary opens by itself; a label that is a link only because its rows are not in the page
 * opens like one. Where the site has `interaction.drilldown`, opening leads to the group's first page.
 */
export function followClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-opens]');
  const details = groupBehind(event);
  if (details === undefined) return;
  // A page of its own is asked for.
  if (link && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
  const opens = !details.open;
  rememberGroup(details, opens);
  if (link) {
    event.preventDefault();
    details.open = opens;
  }
  if (!opens) return;
  const first = details.dataset['drilldownHref'];
  if (first !== undefined && first !== location.pathname) location.assign(first);
  // The label leads to the group's first page, whose sidebar holds the rows.
  else
    fillGroup(details).catch(() => {
      const label = details.previousElementSibling;
      if (label instanceof HTMLAnchorElement) location.assign(label.href);
    });
}

/** What the label or control that an event happened in opens. */
export function groupBehind(event: Event): HTMLDetailsElement | undefined {
  const link = closest(event, 'a[data-opens]');
  const details = link?.nextElementSibling ?? closest(event, 'summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}
