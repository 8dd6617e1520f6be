import { expect, it } from 'vitest';
import { readSkills } from './read-skills.ts';

const FILE = '.mintlify/skills/deploy/SKILL.md';

function read(text: string) {
  const files = new Map([[FILE, { ignored: false }]]);
  return readSkills({ files, readText: () => text } as unknown as Parameters<typeof readSkills>[0]);
}

it.each([
  ['---\nname: deploy\ndescription: Puts a site online\n---\nText', []],
  ['---\nname: deploy\n---\nText', [['content/skill-description', 4]]],
  ['---\nname: deploy\ndescription: " "\n---\nText', [['content/skill-description', 4]]],
  ['Text', [['content/skill-description', 0]]],
  ['---\nname: deploy\nText', [['content/frontmatter-unclosed', 0]]],
  ['---\ngroups: [staff]\n---\nText', []],
])('tells what a skill lacks: %j', (text, found) => {
  const { diagnostics } = read(text);
  expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual(found);
});
