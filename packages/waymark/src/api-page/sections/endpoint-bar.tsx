import type { Operation, Server, ServerVariable } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { untranslated } from '../../components/drawing/untranslated.ts';
import { copyButtonPart, type RenderContext } from '../../components/index.ts';
import { fold } from '../fields/fold.tsx';

/** Options of the bar. */
export interface EndpointBarOptions {
  /** Shows the server's address even when there is only one (`api.url: full`). */
  readonly fullUrl: boolean;
  /** False leaves out what acts on the address. */
  readonly hasControls: boolean;
  /** Shown in place of the path, which is still what is copied. */
  readonly shown?: ComponentChildren;
  /** At the end of the bar. */
  readonly action?: VNode | undefined;
}

/** Letters of method and path that fit beside the buttons on a phone; a longer path has a row of its own there. */
const SHORT_CALL = 24;

/** Servers that are all shown: a service with one for each of its networks has sixty. */
const MOST_SERVERS = 6;

/** The operation in one line: method, server where it matters, path with its parameters set off, copy button. */
export function endpointBar(
  operation: Pick<Operation, 'head' | 'servers' | 'hasOwnServers'>,
  context: RenderContext,
  { fullUrl, hasControls, action, shown }: EndpointBarOptions,
): VNode {
  const { kind, method, path, sentBy } = operation.head;
  const hasCopy = kind !== 'webhook' && hasControls;
  if (hasCopy) context.use(copyButtonPart);
  const hasMore =
    operation.hasOwnServers ||
    operation.servers.length > 1 ||
    operation.servers.some(({ variables }) => variables.length > 0);
  const servers = kind !== 'webhook' && (fullUrl || hasMore) ? operation.servers : [];
  return (
    <div class="api-bar">
      <div class={method.length + path.length > SHORT_CALL ? 'api-bar-row api-bar-long' : 'api-bar-row'}>
        <span class="method-pill" data-method={method.toLowerCase()} {...untranslated}>
          {method}
        </span>{' '}
        <code class="api-path" dir="ltr">
          {shown ?? (kind === 'webhook' ? path : pathParts(path))}
        </code>
        {sentBy === undefined ? null : <code>{sentBy}</code>}
        {!hasCopy ? null : (
          <button
            type="button"
            class="copy-button icon-button api-copy"
            data-copy="text"
            data-text={path}
            data-copied={context.text('copied')}
            aria-label={context.text('copyValue', { value: path })}
          />
        )}
        {action}
      </div>
      {serverLines(servers, context)}
    </div>
  );
}

/** Servers with their variables; of very many the first ones, and the others on demand. */
export function serverLines(servers: readonly Server[], context: RenderContext): ComponentChildren {
  const lines = servers.map((server) => serverLine(server, context));
  if (lines.length <= MOST_SERVERS) return lines;
  const first = lines.slice(0, MOST_SERVERS / 2);
  const others = lines.slice(first.length);
  const summary = context.text('moreOptions', { count: others.length });
  return (
    <>
      {first}
      <div class="api-server">{fold(context, { summary, children: others })}</div>
    </>
  );
}

function serverLine({ url, name, description, variables }: Server, context: RenderContext): VNode {
  const said = [name, description].filter((text) => text !== undefined).join(': ');
  return (
    <div class="api-server">
      <span class="api-server-name">
        {said === '' ? context.text('server') : context.inline(said.replace(/\s+/g, ' ').trim())}
      </span>{' '}
      <code dir="ltr">{url}</code>
      {variables.length === 0 ? null : (
        <ul class="api-options">{variables.map((variable) => variableLine(variable, context))}</ul>
      )}
    </div>
  );
}

function variableLine(
  { name, default: usual, enum: choices, description }: ServerVariable,
  { inline, text }: RenderContext,
): VNode {
  return (
    <li>
      <code dir="ltr">{name}</code> {text('default')}
      {text('colon')}
      <code dir="ltr">{usual}</code>
      {choices.length === 0 ? null : ` (${choices.join(', ')})`}
      {description === undefined ? null : <> {inline(description)}</>}
    </li>
  );
}

/** The path with its `{parameters}` marked, and a place to break after each slash. */
function pathParts(path: string): ComponentChildren {
  return path
    .split(/(\{[^{}]*\}|(?<=.)\/)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('{')) return <span class="api-path-parameter">{part}</span>;
      return part === '/' ? [<wbr />, part] : part;
    });
}
