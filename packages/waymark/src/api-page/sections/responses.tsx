import {
  createFirstAlike,
  createSchemaReader,
  mainResponse,
  type Response,
  type Specification,
  type SpecNode,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { type TabPanel, TabSet } from '../../components/index.ts';
import { mediaFields, mediaGroups } from '../fields/media.tsx';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { parameterRows } from './parameters.tsx';
import { responseLinks } from './response-links.tsx';
import { type ApiSection, apiSection } from './section.tsx';

/** Properties and alternatives of a schema that are drawn again for every response. */
const FEW_FIELDS = 4;

/** Schemas of responses that an earlier response has too, with the one that stands there; small ones are drawn again. */
export function repeatedSchemas(
  specification: Specification,
  responses: readonly Response[],
): ReadonlyMap<SpecNode, SpecNode> {
  const read = createSchemaReader(specification);
  const firstAlike = createFirstAlike(read);
  const repeats = new Map<SpecNode, SpecNode>();
  for (const { schema: node } of mainFirst(responses).flatMap(({ content }) => content)) {
    if (node === undefined) continue;
    const schema = read(node);
    const first = firstAlike(node);
    if (first !== node && schema.properties.length + schema.variants.length > FEW_FIELDS)
      repeats.set(node, first);
  }
  return repeats;
}

/** The response that is shown first, then the others. */
function mainFirst(responses: readonly Response[]): readonly Response[] {
  const main = mainResponse(responses);
  return main === undefined ? responses : [main, ...responses.filter((response) => response !== main)];
}

/** Draws the responses: a tab for each status, the first success in front. */
export function responseSection(sheet: Sheet, responses: readonly Response[]): ApiSection | undefined {
  const [first, ...others] = responses;
  if (first === undefined) return undefined;
  const subtitle = [first.status, ...typesOf(sheet, first)].join(' · ');
  return apiSection(sheet, {
    stem: 'response',
    title: sheet.context.text('response'),
    subtitle: others.length === 0 ? subtitle : undefined,
    draw: (id) => (others.length === 0 ? responseBody(sheet, first, id) : statusTabs(sheet, responses, id)),
  });
}

/** Ids of the response in front carry no status, those of the others do. */
function statusTabs(sheet: Sheet, responses: readonly Response[], stem: string): VNode {
  const front = mainResponse(responses);
  const draw = (response: Response): TabPanel => {
    const { status } = response;
    const id = sheet.anchor(`${stem}-${status}`);
    const types = typesOf(sheet, response).join(', ');
    const body = responseBody(sheet, response, response === front ? stem : id);
    for (const tree of response.content.flatMap(({ schema }) => (schema && sheet.tree(schema)) ?? []))
      if (!sheet.drawn.has(tree)) sheet.drawn.set(tree, { id, name: status });
    return {
      id,
      title: status,
      label: <span data-status={status.charAt(0)}>{status}</span>,
      content: (
        <>
          {types === '' ? null : <p class="api-section-heading-subtitle">{types}</p>}
          {body}
        </>
      ),
    };
  };
  // The others refer to what the response in front has too.
  const drawn = new Map(mainFirst(responses).map((response) => [response, draw(response)]));
  const panels = responses.flatMap((response) => drawn.get(response) ?? []);
  const selected = front === undefined ? 0 : responses.indexOf(front);
  return (
    <TabSet
      root={{ class: 'tabs api-statuses' }}
      panels={panels}
      selected={selected}
      sync="page"
      panelClass="tab"
      label={sheet.context.text('response')}
    />
  );
}

function typesOf(sheet: Sheet, { content }: Response): readonly string[] {
  const groups = mediaGroups(sheet, content);
  return groups.length === 1 ? (groups[0]?.types ?? []) : [];
}

/** What a response carries: description, headers, fields. */
export function responseBody(sheet: Sheet, response: Response, stem: string): ComponentChildren {
  const { context } = sheet;
  const { status, summary, description, headers, content, links } = response;
  sheet.notes.mention(stem, [status, summary, plainText(description ?? '')].filter(Boolean).join(' '));
  return (
    <>
      {summary === undefined ? null : (
        <p>
          <strong>{summary}</strong>
        </p>
      )}
      {description === undefined ? null : context.block(description)}
      {headers.length === 0 ? null : (
        <>
          <h3 class="api-subheading">{context.text('headers')}</h3>
          {parameterRows(sheet, headers, { stem: `${stem}-header`, level: 4, open: [] })}
          {content.every(({ schema }) => schema === undefined) ? null : (
            <h3 class="api-subheading">{context.text('body')}</h3>
          )}
        </>
      )}
      {mediaFields(sheet, mediaGroups(sheet, content), { stem, level: 3, open: [], said: description })}
      {responseLinks(sheet, links)}
    </>
  );
}
