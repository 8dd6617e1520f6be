import type { Server } from '../../model/model.ts';
import { code, joinLines, note } from '../markdown-text.ts';

/** Lists the addresses that requests may go to, with what stands for their variables. */
export function serverSection(servers: readonly Server[]): readonly string[] {
  if (servers.length === 0) return [];
  const lines = servers.flatMap(({ url, name, description, variables }) => [
    entry(code(url), [name, description]),
    ...variables.map((variable) => {
      const choices = variable.enum.length === 0 ? [] : [`one of ${variable.enum.map(code).join(' ')}`];
      const facts = [`default ${code(variable.default)}`, ...choices].join(', ');
      return `  ${entry(code(variable.name) + note(facts), [variable.description])}`;
    }),
  ]);
  return [`Servers:\n\n${lines.join('\n')}`];
}

function entry(head: string, texts: readonly (string | undefined)[]): string {
  const said = texts.flatMap((text) => (text === undefined ? [] : [joinLines(text)]));
  return `- ${[head, ...said].join(': ')}`;
}
