import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import type { PageRequest } from '../page/page-request.ts';
import { fillForm } from '../request/paste/fill-form.ts';

/** A request from elsewhere, which fills the form as soon as it is pasted. */
export function PasteSection({ request }: { readonly request: PageRequest }): JSX.Element {
  const { words } = useForm();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const read = (entered: string): void => {
    const part = fillForm(request.description, request.state(), entered);
    setText(part === undefined ? entered : '');
    if (part === undefined) return;
    request.change(part);
    setOpen(false);
  };
  const isWrong = text.trim() !== '';
  return (
    <details class="pg-nest" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.pasteRequest}</summary>
      <div class="pg-nested">
        <textarea
          class="pg-input pg-code"
          dir="ltr"
          rows={4}
          spellcheck={false}
          autocomplete="off"
          aria-label={words.pasteRequest}
          aria-invalid={isWrong}
          placeholder="curl …"
          value={text}
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
        <p class="pg-problem" role="status">
          {isWrong ? words.notUnderstood : ''}
        </p>
      </div>
    </details>
  );
}
