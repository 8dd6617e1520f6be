import { chooseExample, type FormState } from '../form-state.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Applies a choice that the reader made on the page: `server`, `security`, `example` (`content.example`), or `type`, the
 * position of a tab.
 */
export function applyChoice(request: PageRequest, part: string, value: string): void {
  if (part === 'server' || part === 'security') request.change({ [part]: Number(value) });
  if (part === 'type') chooseType(request, Number(value));
  if (part !== 'example') return;
  const [content = 0, example = 0] = value.split('.').map(Number);
  const description = request.description.body?.content[content];
  const { bodies } = request.state();
  request.change({
    content,
    bodies: bodies.map((body, index) =>
      index === content && description !== undefined ? chooseExample(description, body, example) : body,
    ),
  });
}

/** A tab may stand for several content types of one schema: the first is taken, unless another one is already. */
function chooseType({ description, state, change }: PageRequest, position: number): void {
  const contents = description.body?.content ?? [];
  const types = typesOf(panelsOf('type')[position]);
  const shown = contents[state().content]?.type ?? '';
  const content = contents.findIndex(({ type }) => types.includes(type));
  if (content >= 0 && !types.includes(shown)) change({ content });
}

/** The tabs of a section of the page that are a part of the request. */
function panelsOf(part: 'security' | 'type'): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`wm-tabs[data-request-part="${part}"] > [data-title]`)];
}

function typesOf(panel: HTMLElement | undefined): readonly string[] {
  return (panel?.dataset['title'] ?? '').split(', ');
}

function reveal(panel: HTMLElement | undefined): void {
  panel?.dispatchEvent(new Event('wm-reveal', { bubbles: true }));
}

/** Shows on the page what is chosen, wherever it was chosen. */
export function showChoices(
  { server, security, content, bodies }: FormState,
  { body }: PageRequest['description'],
): void {
  const type = body?.content[content]?.type ?? '';
  reveal(panelsOf('security')[security]);
  reveal(panelsOf('type').find((panel) => typesOf(panel).includes(type)));
  const values: Readonly<Record<string, string>> = {
    server: String(server),
    security: String(security),
    example: `${content}.${bodies[content]?.example ?? 0}`,
  };
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-request-part]'))
    select.value = values[select.dataset['requestPart'] ?? ''] ?? select.value;
}
