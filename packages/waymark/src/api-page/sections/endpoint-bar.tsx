import type { Operation } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { copyButtonPart, type RenderContext } from '../../components/index.ts';

/** Options of the bar. */
export interface EndpointBarOptions {
  /** Shows the server's address even when there is only one (`api.url: full`). */
  readonly fullUrl: boolean;
  /** False leaves out what acts on the address. */
  readonly hasControls: boolean;
  /** At the end of the bar. */
  readonly action?: VNode | undefined;
}

/** The operation in one line: method, server where it matters, path with its parameters set off, copy button. */
export function endpointBar(
  operation: Operation,
  context: RenderContext,
  { fullUrl, hasControls, action }: EndpointBarOptions,
): VNode {
  const { kind, method, path } = operation.head;
  const hasCopy = kind !== 'webhook' && hasControls;
  if (hasCopy) context.use(copyButtonPart);
  const servers = fullUrl || operation.servers.length > 1 ? operation.servers : [];
  return (
    <div class="api-bar">
      <div class="api-bar-row">
        <span class="method-pill" data-method={method.toLowerCase()}>
          {method}
        </span>
        <code class="api-path" dir="ltr" tabindex={0}>
          {kind === 'webhook' ? path : pathParts(path)}
        </code>
        {!hasCopy ? null : (
          <button
            type="button"
            class="copy-button api-copy"
            data-copy="text"
            data-text={path}
            data-copied={context.text('copied')}
            aria-label={context.text('copyValue', { value: path })}
          />
        )}
        {action}
      </div>
      {servers.map(({ url, description }) => (
        <div class="api-server">
          <span class="api-server-name">{description ?? context.text('server')}</span>{' '}
          <code dir="ltr">{url}</code>
        </div>
      ))}
    </div>
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
