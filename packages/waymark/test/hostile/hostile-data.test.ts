import { docsJsonSchema } from '@waymark/core/config';
import { parse, serialize } from 'parse5';
import sax from 'sax';
import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE, hostileFiles } from '../../../../bench/inputs/hostile-data.mjs';
import { dangersIn } from '../support/dangers.ts';
import { type Built, buildProject, removeTemporary, writeProject } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

/** The author of a page may show a frame; what would run in it is taken out. */
const AUTHORS_FRAME = 'text/index.html: <iframe>';

/** What is wrong with an emitted file, as independent parsers see it. */
function problemsOf({ read }: Built, path: string): string[] {
  const name = (problem: string): string => `${path}: ${problem}`;
  if (path.endsWith('.html')) {
    const html = read(path);
    const isOurs = (src: string): boolean => /^\/_waymark\/[\w./-]+\.js$/.test(src);
    const printed = serialize(parse(html));
    return [
      ...dangersIn(html, isOurs),
      ...(serialize(parse(printed)) === printed ? [] : ['does not parse back to itself']),
    ].map(name);
  }
  if (path.endsWith('.json')) return attempt(() => JSON.parse(read(path))).map(name);
  if (!/\.(?:xml|svg)$/.test(path)) return [];
  const parser = sax.parser(true);
  const elements: string[] = [];
  parser.onopentag = ({ name: element }) => void elements.push(element);
  const broken = attempt(() => parser.write(read(path)).close());
  return [...broken, ...elements.filter((element) => /^(?:script|iframe|object|embed)$/i.test(element))].map(
    name,
  );
}

function attempt(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Two of five: texts of every kind, and, as forms come in twos and threes, all forms that docs.json allows. */
const turns = [...HOSTILE.keys()].filter((turn) => runsOf([0, 2], [0, 1, 2, 3, 4]).includes(turn % 5));

describe('data', () => {
  it.each(turns.map((turn) => [HOSTILE[turn] ?? '', turn] as const))(
    'is never code, in any text of docs.json, front matter, specifications and Markdown: %j',
    async (text, turn) => {
      const site = await buildProject(writeProject(hostileFiles(docsJsonSchema(), text, turn)), {
        siteUrl: 'https://example.com',
      });
      expect(site.result.written).toBe(true);
      expect(site.files.filter((path) => path.endsWith('.html')).length).toBeGreaterThan(2);
      const problems = site.files.flatMap((path) => problemsOf(site, path));
      expect(problems.filter((problem) => problem !== AUTHORS_FRAME)).toEqual([]);
    },
  );
});
