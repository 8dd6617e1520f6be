import type { JSX } from 'preact';
import type { ParameterDescription, RequestDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import { type FormState, parameterPlace } from '../form-state.ts';
import { FieldControl } from '../inputs/field-control.tsx';
import { mayPageSend } from '../request/prepare-request.ts';

/** In the order of the address, then what goes beside it. */
const PLACES = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const;

/** The parameters, a section for each place that has any. */
export function ParameterSections(props: {
  readonly description: RequestDescription;
  readonly state: FormState;
  readonly onChange: (part: Partial<FormState>) => void;
}): JSX.Element {
  const { description, state, onChange } = props;
  const { words } = useForm();
  const notice = ({ in: place, name }: ParameterDescription): string | undefined =>
    place === 'cookie' || (place === 'header' && !mayPageSend(name)) ? words.onlyInCommand : undefined;
  return (
    <>
      {PLACES.map(([place, word]) => {
        const here = description.parameters.filter((parameter) => parameter.in === place);
        if (here.length === 0) return null;
        return (
          <fieldset class="pg-section" key={place}>
            <legend>{words[word]}</legend>
            {here.map((parameter) => {
              const key = parameterPlace(parameter);
              return (
                <FieldControl
                  key={key}
                  field={parameter}
                  place={key}
                  draft={state.parameters[key] ?? { kind: 'text', text: '' }}
                  notice={notice(parameter)}
                  onChange={(draft) => onChange({ parameters: { ...state.parameters, [key]: draft } })}
                />
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
