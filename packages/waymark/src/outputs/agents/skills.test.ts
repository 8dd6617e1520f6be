import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { type Skill, skillName } from './skill.ts';
import { emitSkills } from './skills.ts';

const skill = (name: string): Skill => ({
  name,
  description: `All about\n${name}. ${'x'.repeat(2000)}`,
  text: `---\nname: ${name}\n---\nDo it.\n`,
  digest: 'sha256:abc',
});
const emit = (...names: readonly string[]): ReadonlyMap<string, string> => {
  const site = createTestSite({
    config: { name: 'Freight & Co.', description: 'Ships "and"\ntrains.' },
    navigation: {
      tabs: [
        { tab: 'Sea', groups: [{ group: 'Ports', pages: ['b', { group: 'Far', pages: ['c'] }] }] },
        { tab: 'Land', pages: ['a'] },
      ],
    },
    pages: { 'a.mdx': 'A', 'b.mdx': '---\ntitle: Berths\n---\nB', 'c.mdx': 'C' },
    siteUrl: 'https://x.example',
    base: '/docs',
  });
  const files = emitSkills({ ...site, skills: names.map(skill) });
  return new Map(files.map((file) => [file.path, 'content' in file ? String(file.content) : '']));
};

it('a site without skills has one that names its sections', () => {
  const files = emit();
  expect([...files.keys()]).toContain('.well-known/agent-skills/freight-co/SKILL.md');
  expect(files.get('skill.md')).toBe(`---
name: freight-co
description: "Ships \\"and\\" trains."
---

# Freight & Co.

Ships "and" trains.

Every page is Markdown at its address with \`.md\` at its end. [llms.txt](https://x.example/docs/llms.txt) lists all pages, [llms-full.txt](https://x.example/docs/llms-full.txt) holds their texts.

## What is covered

- Sea / Ports: [Berths](https://x.example/docs/b.md) and 1 more
- Land: [A](https://x.example/docs/a.md)
`);
});

it('a site without pages for agents has none', () => {
  const site = createTestSite({
    navigation: { pages: ['a'] },
    pages: { 'a.mdx': '---\nhidden: true\n---\nA' },
  });
  expect(emitSkills(site)).toEqual([]);
});

it('the longest name is one that agents take and that a file may have', () => {
  expect(skillName(`${'long '.repeat(12)}name and more`)).toBe(`${'long-'.repeat(12)}name`);
  expect(skillName(`-${'x'.repeat(63)} y`)).toBe('x'.repeat(63));
});

it('the only skill is at the root too', () => {
  const files = emit('sail');
  expect([...files.keys()]).toEqual([
    '.well-known/agent-skills/index.json',
    '.well-known/skills/index.json',
    '.well-known/agent-skills/sail/SKILL.md',
    '.well-known/skills/sail/skill.md',
    'skill.md',
  ]);
  expect(files.get('skill.md')).toBe(skill('sail').text);
});

it('the lists name each skill, its file and its digest', () => {
  const files = emit('sail', 'row');
  expect(files.has('skill.md')).toBe(false);
  const newer = JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '') as {
    skills: Record<string, string>[];
  };
  expect(newer.skills.map(({ name, type, url, digest }) => [name, type, url, digest])).toEqual(
    ['sail', 'row'].map((name) => [
      name,
      'skill-md',
      `https://x.example/docs/.well-known/agent-skills/${name}/SKILL.md`,
      'sha256:abc',
    ]),
  );
  expect(newer.skills[0]?.['description']?.length).toBeLessThanOrEqual(1024);
  const older = JSON.parse(files.get('.well-known/skills/index.json') ?? '') as {
    skills: { files: string[] }[];
  };
  expect(older.skills.map(({ files: named }) => named)).toEqual([['SKILL.md'], ['SKILL.md']]);
});

it('the Markdown of a page stands where the only skill would', () => {
  const site = createTestSite({ navigation: { pages: ['skill'] }, pages: { 'skill.mdx': 'A' } });
  expect(emitSkills(site).map(({ path }) => path)).not.toContain('skill.md');
});
