import { expect, it } from 'vitest';
import { breakAddresses } from './break-addresses.ts';

it('lets a long address break before each part of its path, and not before its host', () => {
  expect(breakAddresses('"https://example.com/v1/harbours/{id}/boats/"')).toBe(
    '"https://example.com/<wbr>v1/<wbr>harbours/<wbr>{id}/<wbr>boats/"',
  );
  expect(breakAddresses('"https://example.com/v1"')).toBe('"https://example.com/v1"');
});

it('lets it break before parts of another colour', () => {
  const colored =
    '<span class="a">"https://example.com/harbours/</span><span class="b c">{id}</span><span>/boats"</span>';
  expect(breakAddresses(colored)).toBe(
    '<span class="a">"https://example.com/<wbr>harbours/<wbr></span><span class="b c">{id}</span><span>/<wbr>boats"</span>',
  );
});
