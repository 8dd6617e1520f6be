import { objectOf } from '@waymark/core/config';
import type { Data } from '../site/draft.ts';
import { attribute } from '../text/attribute.ts';

/** The front page of the default theme: text, buttons and cards, from front matter. */
export function homeBody(data: Data, addressOf: (href: string) => string): string {
  const hero = recordOf(data['hero']);
  const words = ['text', 'tagline'].map((key) => textOf(hero[key])).filter(Boolean);
  const actions = listOf(hero['actions']).map(
    (action) =>
      `  <Card${attribute('title', textOf(action['text']) || 'More')}${attribute('href', addressOf(textOf(action['link'])))} horizontal />`,
  );
  const features = listOf(data['features']).map((feature) => {
    const href = textOf(feature['link']);
    const icon = textOf(feature['icon']);
    const title = `${/^\P{ASCII}/u.test(icon) ? `${icon} ` : ''}${textOf(feature['title'])}`;
    const head = `${attribute('title', title || 'More')}${href === '' ? '' : attribute('href', addressOf(href))}`;
    return `  <Card${head}>\n    ${textOf(feature['details']).replace(/[{}<]/g, '\\$&')}\n  </Card>`;
  });
  return [words.join('\n\n'), columns(actions), columns(features)].filter(Boolean).join('\n\n');
}

function columns(cards: readonly string[]): string {
  return cards.length === 0
    ? ''
    : `<Columns cols={${Math.min(3, cards.length)}}>\n${cards.join('\n')}\n</Columns>`;
}

function recordOf(value: unknown): Data {
  return { ...objectOf(value) };
}

function listOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
