import { chooseExample, type FormState } from '../form-state.ts';
import type { PageRequest } from './page-request.ts';

/** Applies a choice that the reader made on the page: `server`, `security` or `example` (`content.example`). */
export function applyChoice(request: PageRequest, part: string, value: string): void {
  if (part === 'server' || part === 'security') request.change({ [part]: Number(value) });
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

/** Shows on the page what is chosen, wherever it was chosen. */
export function showChoices({ server, security, content, bodies }: FormState): void {
  const values: Readonly<Record<string, string>> = {
    server: String(server),
    security: String(security),
    example: `${content}.${bodies[content]?.example ?? 0}`,
  };
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-request-part]'))
    select.value = values[select.dataset['requestPart'] ?? ''] ?? select.value;
}
