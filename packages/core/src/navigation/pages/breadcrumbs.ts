import type { NavElement } from '../tree/model.ts';

/** Labels of the navigation path. Versions and languages are choices, not steps of a path; empty labels are left out. */
export function breadcrumbsOf(trail: readonly NavElement[]): readonly string[] {
  return trail
    .filter((element) => element.kind !== 'version' && element.kind !== 'language' && element.label !== '')
    .map((element) => element.label);
}
