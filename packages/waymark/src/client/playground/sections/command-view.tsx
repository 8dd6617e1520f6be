import { curl } from '@waymark/openapi';
import type { JSX } from 'preact';
import { announce } from '../../../components/status.element.ts';
import { copyText } from '../../page/copy.ts';
import { useForm } from '../form-context.ts';
import type { PreparedRequest } from '../request/prepare-request.ts';
import { fill } from '../words.ts';

/** The command that sends the same request from a terminal. What is shown covers the credentials. */
export function CommandView({ request }: { readonly request: PreparedRequest }): JSX.Element {
  const { words } = useForm();
  const copy = async (): Promise<void> => {
    if (await copyText(curl.write(request.command))) announce(words.copied);
  };
  return (
    <div class="pg-command">
      <div class="pg-head">
        <h3>cURL</h3>
        <button type="button" class="pg-add" onClick={() => void copy()}>
          {fill(words.copyValue, { value: 'cURL' })}
        </button>
      </div>
      <pre class="pg-code pg-output" dir="ltr" tabIndex={0} role="region" aria-label="cURL">
        {curl.write(request.shownCommand)}
      </pre>
      {request.hasSecrets ? <p class="pg-note">{words.commandSecrets}</p> : null}
    </div>
  );
}
