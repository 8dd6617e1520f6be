/**
 * Writes on every island of a document as it was sent where its code is. On the page this stands once for all, so that the
 * HTML of an island stays the same when only its code is another one.
 */
export function addressIslands(holder: Document): void {
  const area = holder.querySelector<HTMLElement>('[data-islands]');
  if (area === null) return;
  const addresses = JSON.parse(area.dataset['islands'] ?? '{}') as Readonly<Record<string, string>>;
  visit(area);

  function visit(part: ParentNode): void {
    for (const island of part.querySelectorAll<HTMLElement>('wm-island'))
      island.dataset['address'] = addresses[island.dataset['module'] ?? ''] ?? '';
    // What an island does not show yet.
    for (const template of part.querySelectorAll('template')) visit(template.content);
  }
}
