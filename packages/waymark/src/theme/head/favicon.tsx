import type { JSX } from 'preact';
import type { ThemeSite } from '../theme-site.ts';

/** The configured favicon, for light and dark where they differ; without one, a link that keeps browsers from asking for `/favicon.ico`. */
export function Favicon({ site }: { readonly site: ThemeSite }): JSX.Element {
  const { favicon } = site.config;
  if (favicon === undefined) return <link rel="icon" href="data:," />;
  const light = site.links.asset(favicon.light);
  if (favicon.light === favicon.dark) return <link rel="icon" href={light} />;
  return (
    <>
      <link rel="icon" href={light} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={site.links.asset(favicon.dark)} media="(prefers-color-scheme: dark)" />
    </>
  );
}
