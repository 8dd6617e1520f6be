import { expect, it } from 'vitest';
import { buildPolicy } from './policy.ts';

it.each([
  'https://a.example;script-src-elem *',
  "https://a.example 'unsafe-inline'",
  'https://a.example\nscript-src-elem *',
  'https://a.example,https://b.example',
  'https://a.example"><script>',
  '',
])('takes nothing as a source that says more than one: %j', (source) => {
  const plain = buildPolicy([]);
  expect(buildPolicy([{ fonts: [source], connect: [source], scripts: [source] }])).toBe(plain);
  expect(buildPolicy([], { asks: { styles: [source] } })).toBe(plain);
});

it('names each source once', () => {
  const sources = { fonts: ['https://a.example:8443', 'https://a.example:8443'], scripts: ["'sha256-YQ=='"] };
  const policy = buildPolicy([sources]);
  expect(policy).toContain("font-src 'self' data: https://a.example:8443;");
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' 'sha256-YQ==';");
});

it('has a directive for each kind of source that a project allows', () => {
  const host = 'https://a.example';
  for (const [key, directive] of [
    ['scripts', "script-src 'self' 'inline-speculation-rules'"],
    ['styles', "style-src 'self'"],
    ['fonts', "font-src 'self' data:"],
    ['frames', "frame-src 'self' https:"],
    ['connect', "connect-src 'self'"],
    ['workers', "worker-src 'self'"],
  ] as const)
    expect(buildPolicy([{ [key]: [host] }]).split('; '), key).toContain(`${directive} ${host}`);
  expect(buildPolicy([])).not.toContain('worker-src');
});
