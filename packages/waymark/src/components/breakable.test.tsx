import { expect, it } from 'vitest';
import { breakableParts } from './breakable.tsx';

it('cuts long words after what joins their parts, and no other ones', () => {
  expect(breakableParts('the WAYMARK_CONSOLE_API_URL here')).toEqual([
    'the WAYMARK_',
    'CONSOLE_',
    'API_',
    'URL here',
  ]);
  expect(breakableParts('/v1/users/{user_id}/keys')).toEqual(['/v1/', 'users/', '{user_', 'id}/', 'keys']);
  expect(breakableParts('well-known a.b')).toEqual(['well-known a.b']);
});

it('gives back the same text', () => {
  const text = 'com.example.service.Very-Long_name/ and  more\nlines';
  expect(breakableParts(text).join('')).toBe(text);
});
