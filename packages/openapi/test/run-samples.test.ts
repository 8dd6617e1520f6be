import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../bench/samples/cases.mjs';
import { compare, REFUSAL } from '../../../bench/samples/compare.mjs';
import { startRecorder } from '../../../bench/samples/recording-server.mjs';
import { canRun, FILE, runSample } from '../../../bench/samples/run-sample.mjs';
import { codeSamples, findHead, readGraphqlPage, readSpecification, writeSample } from '../src/index.ts';

// `node bench/samples.mjs` does the same in every language whose tools are there.
describe.each(['bash', 'node'])('samples of %s', (id) => {
  it.runIf(canRun(id))('send what they say', async () => {
    const recorder = await startRecorder();
    const folder = mkdtempSync(join(tmpdir(), 'waymark-samples-'));
    const problems: string[] = [];
    for (const { name, ...request } of cases) {
      const { path, ...rest } = request;
      const code = writeSample(id, { ...rest, url: recorder.origin + path });
      if (REFUSAL.test(code)) continue;
      const failure = await runSample(id, code, folder);
      const found = compare(request, recorder.take()[0], FILE);
      if (found.length > 0) problems.push([name, failure, ...found].filter(Boolean).join('\n'));
    }
    recorder.close();
    rmSync(folder, { recursive: true, force: true });
    expect(problems).toEqual([]);
  });

  it.runIf(canRun(id))('ask a GraphQL server with its variables', async () => {
    const text = `type Query { ship(name: String! = "it's \\"big\\" $x", filter: Filter): Ship }
      input Filter { decks: Int = 2 }
      type Ship { name: String! }`;
    const { value: specification } = readSpecification('schema.graphql', text);
    const head = specification && findHead(specification, 'QUERY', 'ship');
    if (specification === undefined || head === undefined) throw new Error('no query');
    const recorder = await startRecorder();
    const folder = mkdtempSync(join(tmpdir(), 'waymark-samples-'));
    const page = readGraphqlPage(specification, head, {
      servers: [`${recorder.origin}/graphql`],
      auth: { method: 'bearer', name: '' },
    });
    const options = { languages: [id], requiredOnly: false, prefill: false };
    const [sample] = page.request
      ? codeSamples(page.request.specification, page.request.operation, options)
      : [];
    expect(await runSample(id, sample?.code ?? '', folder)).toBeUndefined();
    const [arrival] = recorder.take();
    expect(arrival).toMatchObject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer <token>' },
    });
    expect(JSON.parse(String(arrival?.body))).toEqual({
      variables: { name: `it's "big" $x`, filter: { decks: 2 } },
      query: expect.stringContaining('ship(name: $name, filter: $filter)'),
    });
    recorder.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
