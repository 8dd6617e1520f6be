import { alphabetsSites } from './alphabets-sites.ts';
import { crowdedSites } from './crowded-sites.ts';
import { feedbackSite } from './feedback-site.ts';
import { fidelitySite } from './fidelity-site.ts';
import { groupsSites } from './groups-sites.ts';
import { hostileSites } from './hostile-sites.ts';
import { largeSite } from './large-site.ts';
import { longSite } from './long-site.ts';
import type { MadeSite } from './made-site.ts';
import { otherLettersSite } from './other-letters-site.ts';
import { searchScopeSite } from './search-scope-site.ts';
import { sharedLanguagesSite } from './shared-languages-site.ts';
import { themesSites } from './themes-sites.ts';
import { walkSites } from './walk-sites.ts';
import { wordySites } from './wordy-sites.ts';
import { writtenPagesSite } from './written-pages-site.ts';

/** Every site that is made for a test. */
export function madeSites(): readonly MadeSite[] {
  return [
    largeSite(),
    longSite(),
    ...walkSites(),
    ...groupsSites(),
    searchScopeSite(),
    sharedLanguagesSite(),
    ...themesSites(),
    ...crowdedSites(),
    ...wordySites(),
    otherLettersSite(),
    ...alphabetsSites(),
    feedbackSite(),
    fidelitySite(),
    writtenPagesSite(),
    ...hostileSites(),
  ];
}
