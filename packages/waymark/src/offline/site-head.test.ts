import { expect, it } from 'vitest';
import { readSiteHead } from './site-head.ts';

it.each([
  [
    '<html dir="ltr" lang="pt-BR"><head><meta property="og:site_name" content="Gull &amp; &quot;Rock&quot;">',
    { name: 'Gull & "Rock"', language: 'pt-BR' },
  ],
  ['<html lang=de><body><p lang="fr">', { language: 'de' }],
  ['', { language: 'en' }],
])('reads name and language of %s', (html, head) => {
  expect(readSiteHead(html)).toEqual(head);
});
