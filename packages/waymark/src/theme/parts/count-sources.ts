import type { DocsConfig } from '@waymark/core/config';
import type { PolicySources } from '../head/policy.ts';

const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  discord: 'https://discord.com',
};

/** Where pages ask for the counts that links of the navbar show. */
export function countSources({
  navbar,
  navigation,
}: Pick<DocsConfig, 'navbar' | 'navigation'>): PolicySources {
  const bars = JSON.stringify([navbar, navigation.languages?.map((language) => language.navbar)]);
  return {
    connect: Object.keys(HOSTS).flatMap((type) =>
      bars.includes(`"type":"${type}"`) ? (HOSTS[type] ?? []) : [],
    ),
  };
}
