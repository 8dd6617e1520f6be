import { fillGroup, rememberGroup } from './sidebar-groups.ts';

/**
 * What follows from a click on a group. A summary opens by itself; a label that is a link only because its rows are not in the page
 * opens like one. Where the site has `interaction.drilldown`, opening leads to the group's first page.
 */
export function followClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[data-opens]');
  const details = target === undefined ? undefined : groupBehind(target);
  if (details === undefined) return;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link != null && !isPlain) return;
  const opens = !details.open;
  rememberGroup(details, opens);
  if (link != null) {
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

/** What a label or control opens. */
export function groupBehind(element: Element): HTMLDetailsElement | undefined {
  const link = element.closest<HTMLAnchorElement>('a[data-opens]');
  const details = link?.nextElementSibling ?? element.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}
