import type { JSX } from 'preact';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** A file from the reader's device; where JSON carries it, it becomes Base64 text. */
export function FileInput({ control, onChange, label, isRequired }: ControlProps<'file'>): JSX.Element {
  const take = async (file: File | undefined): Promise<void> => {
    if (control.base64 !== true) onChange(file === undefined ? { kind: 'file' } : { kind: 'file', file });
    else onChange({ kind: 'text', text: file === undefined ? '' : await base64Of(file) });
  };
  return (
    <input
      type="file"
      {...inputAttributes({ label, isRequired })}
      onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
    />
  );
}

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
