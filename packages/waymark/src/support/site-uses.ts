import { type Support, settingUses, WORKS } from '@waymark/core/config';
import { findPageKey, pageKeys } from '@waymark/core/content';
import { type Diagnostic, suggest } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';
import type { Use } from './support-entry.ts';

/** The keys of docs.json and front matter that a site has; `diagnostics` are those of reading it. */
export function* siteUses(
  { config, locate, heads }: Pick<Site, 'config' | 'locate' | 'heads'>,
  diagnostics: readonly Diagnostic[],
  entry: string,
): Generator<Use> {
  for (const { name, support, pointer } of settingUses(config)) {
    const place = locate(pointer, 'key');
    // Defaults of required keys stand at what is around them.
    if (place !== undefined && place.path !== '')
      yield { kind: 'setting', name, support, file: place.span.file };
  }
  for (const { code, path = '', message, hint, span } of diagnostics) {
    if (code !== 'config/unknown-key') continue;
    const name = path
      .slice(1)
      .replaceAll('/', '.')
      .replace(/\.\d+(?=\.|$)/g, '');
    const support = { level: 'not', why: message, ...(hint === undefined ? {} : { instead: hint }) } as const;
    yield { kind: 'setting', name, support, file: span?.file ?? entry };
  }
  for (const { file, frontmatter } of heads.values())
    for (const [key, value] of Object.entries(frontmatter))
      yield { kind: 'front-matter', name: key, support: supportOfPageKey(key, value), file };
}

function supportOfPageKey(key: string, value: unknown): Support {
  const known = findPageKey(key);
  if (known !== undefined)
    return known.values?.every((limited) => limited !== value) === true ? WORKS : known.support;
  const near = suggest(
    key,
    pageKeys.map((one) => one.key),
  );
  const why = 'the format has no such key: it is kept for code of yours';
  return near === undefined
    ? { level: 'not', why }
    : { level: 'not', why, instead: `Did you mean \`${near}\`?` };
}
