import { expect, it } from 'vitest';
import { breakableParts } from './breakable.tsx';

it('cuts long words after what joins their parts, and no other ones', () => {
  expect(breakableParts('the WAYMARK_CONSOLE_PUBLIC_URL here')).toEqual([
    'the WAYMARK_',
    'CONSOLE_',
    'PUBLIC_',
    'URL here',
  ]);
  expect(breakableParts('/v1/users/{user_id}/keys/{key}')).toEqual([
    '/v1/',
    'users/',
    '{user_id}/',
    'keys/',
    '{key}',
  ]);
  expect(breakableParts('/v1/a_long_name_of_something_in_a_path/keys')).toEqual([
    '/v1/',
    'a_',
    'long_',
    'name_',
    'of_',
    'something_',
    'in_',
    'a_',
    'path/',
    'keys',
  ]);
  expect(breakableParts('harbour:berth:opened:again and harbour::Berth::closedAgain')).toEqual([
    'harbour:',
    'berth:',
    'opened:',
    'again and harbour::',
    'Berth::',
    'closedAgain',
  ]);
  expect(breakableParts('well-known HARBOUR_MAX_RESERVATIONS')).toEqual([
    'well-known HARBOUR_MAX_RESERVATIONS',
  ]);
});

it('cuts what has no such sign where a capital begins a word', () => {
  expect(breakableParts('notifications.harbourMasterEscalationAddress')).toEqual([
    'notifications.',
    'harbour',
    'Master',
    'Escalation',
    'Address',
  ]);
});

it('cuts shorter words where there is less room', () => {
  expect(breakableParts('harbour.opened', 10)).toEqual(['harbour.', 'opened']);
  expect(breakableParts('harbour.opened')).toEqual(['harbour.opened']);
});

it('gives back the same text', () => {
  const text = 'com.example.service.Very-Long_name/ and  more\nlines';
  expect(breakableParts(text).join('')).toBe(text);
});
