import type { VNode } from 'preact';
import type { Part, RenderContext } from '../components/index.ts';
import type { RequestDescription } from './request-description.ts';

/** The choices above the samples. */
export const requestChoicesPart: Part = { name: 'request-choices', styles: 'playground/request-choices.css' };

interface Choice {
  /** The part of the request that it chooses. */
  readonly part: 'server' | 'security' | 'example';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * What the samples of the page can be shown for: server, authorization, and content type with its examples. Only what
 * has alternatives; nothing where all has one. It acts by scripts, and is not seen without.
 */
export function requestChoices(
  description: RequestDescription,
  { text, uniqueId, use }: Pick<RenderContext, 'text' | 'uniqueId' | 'use'>,
): VNode | undefined {
  const all = [serverChoice, securityChoice, exampleChoice].map((make) => make(description, text));
  const choices = all.filter(({ options }) => options.length > 1);
  if (choices.length === 0) return undefined;
  use(requestChoicesPart);
  return (
    <div class="api-choices">
      {choices.map(({ part, label, options }) => {
        const id = uniqueId(`choice-of-${part}`);
        return (
          <div class="api-choice">
            <label for={id}>{label}</label>
            <select id={id} dir="auto" data-request-part={part} autocomplete="off">
              {options.map((option) => (
                <option value={option.value}>{option.label}</option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}

type Text = RenderContext['text'];

function serverChoice({ servers }: RequestDescription, text: Text): Choice {
  const options = servers.map(({ url, label }, index) => ({
    value: String(index),
    label: label === undefined ? url : `${label} · ${url}`,
  }));
  return { part: 'server', label: text('server'), options };
}

function securityChoice({ security }: RequestDescription, text: Text): Choice {
  const options = security.map((schemes, index) => ({
    value: String(index),
    label:
      schemes.length === 0 ? text('noAuthorization') : schemes.map(({ key }) => key).join(` ${text('and')} `),
  }));
  return { part: 'security', label: text('authorizations'), options };
}

/** A choice for each example; a content type without any has one too. */
function exampleChoice({ body }: RequestDescription, text: Text): Choice {
  const contents = body?.content ?? [];
  const options = contents.flatMap(({ type, examples = [] }, content) =>
    (examples.length === 0 ? [{ label: undefined }] : examples).map((example, index, { length }) => {
      const name = example.label ?? (length > 1 ? text('option', { number: index + 1 }) : undefined);
      const parts = contents.length > 1 ? [type, name] : [name ?? type];
      return { value: `${content}.${index}`, label: parts.filter((part) => part !== undefined).join(' · ') };
    }),
  );
  return { part: 'example', label: text(contents.length > 1 ? 'contentType' : 'example'), options };
}
