import { schemeOf } from '@waymark/core/content';
import { fileAddress } from '../addresses.ts';
import type { SiteModel } from '../site-model.ts';

/** A specification that can be fetched. */
type ServedSpecification = Pick<SiteModel['specifications'][number], 'title' | 'kind'> & {
  readonly address: string;
};

/** The specifications that the site serves, or that are served elsewhere. */
export function servedSpecifications(site: SiteModel): readonly ServedSpecification[] {
  const assets = new Set(site.assets);
  return site.specifications.flatMap(({ source, title, kind }) => {
    if (schemeOf(source) !== undefined) return [{ title, kind, address: source }];
    return assets.has(source) ? [{ title, kind, address: fileAddress(site, source) }] : [];
  });
}
