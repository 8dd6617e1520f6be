import { afterAll, describe, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';
import { built, documents } from '../support/sites.ts';

afterAll(removeTemporary);

/** Ids and classes that authors style, by the fixture site that shows them. */
const IDS: Readonly<Record<string, string>> = {
  styling:
    'body-content content-area content banner footer page-title pagination background-color navbar topbar-cta-button mobile-nav mobile-nav-content sidebar sidebar-content navigation-items table-of-contents table-of-contents-layout table-of-contents-content search-bar-entry search-bar-entry-mobile page-context-menu page-context-menu-button multi-view-dropdown header',
  everything:
    'panel endpoints-menu-trigger request-example response-example localization-select-trigger localization-select-content',
};

const CLASSES: Readonly<Record<string, string>> = {
  styling:
    'mdx-content eyebrow link nav-logo navbar-link nav-anchors nav-anchor nav-tabs nav-tabs-item mobile-nav-tabs-item topbar-right-container nav-tag-pill nav-tag-pill-text sidebar-group sidebar-group-icon sidebar-group-header sidebar-title toc toc-item footer advanced-footer pagination-prev pagination-next pagination-title not-found-container not-found-status-code not-found-title not-found-recommended-pages-list not-found-recommended-page-link prose',
  everything:
    'breadcrumb-list breadcrumb-item sidebar-nav-group-divider nav-dropdown-trigger nav-dropdown-content nav-dropdown-item nav-dropdown-item-text-container nav-dropdown-item-title nav-dropdown-item-description nav-dropdown-item-icon nav-dropdown-products-selector-trigger nav-dropdown-products-selector-content nav-dropdown-products-selector-item nav-dropdown-products-selector-item-title nav-dropdown-products-selector-item-description nav-dropdown-products-selector-item-icon method-pill method-nav-pill api-section api-section-heading api-section-heading-title',
};

async function valuesOf(site: string, attribute: 'id' | 'class'): Promise<ReadonlySet<string>> {
  const output = await built(site);
  const html = documents(output).map(output.read).join('\n');
  const values = [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))];
  return new Set(values.flatMap(([, value = '']) => value.split(/\s+/)));
}

describe('what authors style', () => {
  it.each(Object.entries(IDS))('has its ids in %s', async (site, names) => {
    const found = await valuesOf(site, 'id');
    expect(names.split(' ').filter((name) => !found.has(name))).toEqual([]);
  });

  it.each(Object.entries(CLASSES))('has its classes in %s', async (site, names) => {
    const found = await valuesOf(site, 'class');
    expect(names.split(' ').filter((name) => !found.has(name))).toEqual([]);
  });

  it('defines the custom properties of hosted sites that a stylesheet names', async () => {
    const stylesOf = async (css: string): Promise<string> => {
      const files = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'A text.\n', 'own.css': css };
      const site = await buildProject(writeProject(files));
      return site.read(site.files.find((path) => /^_waymark\/site\.\w+\.css$/.test(path)) ?? '');
    };
    expect(await stylesOf('a{border-color:rgb(var(--gray-950)/.1)}')).toMatch(/--gray-950:\d+ \d+ \d+;/);
    expect(await stylesOf('a{color:red}')).not.toContain('--gray-');
  });
});
