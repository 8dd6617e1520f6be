import { type ComponentChildren, createContext, h, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { childrenText } from '../../../components/drawing/children.ts';
import { createProvider, type Provider } from '../../../components/drawing/create-provider.ts';

type Written = Readonly<Record<string, unknown>>;

/** Values of the options that the `<select>` around has chosen. */
const ChosenValues = createContext<ReadonlySet<string>>(new Set());
const ChosenValuesProvider: Provider<ReadonlySet<string>> = createProvider(ChosenValues);

/** Draws an element of HTML, whose fields say in their content what React says in their `value`. */
export function drawField(tag: string, attributes: Written, children: ComponentChildren): JSX.Element {
  if (tag === 'select') return drawSelect(attributes, children);
  if (tag === 'option') return <Option attributes={attributes} children={children} />;
  // Children that are given, be they none, would be drawn instead of the value.
  return tag === 'textarea' && 'value' in attributes ? h(tag, attributes) : h(tag, attributes, children);
}

function drawSelect({ value, ...attributes }: Written, children: ComponentChildren): JSX.Element {
  const values = new Set([value ?? []].flat().map(String));
  return <ChosenValuesProvider value={values}>{h('select', attributes, children)}</ChosenValuesProvider>;
}

interface OptionProps {
  readonly attributes: Written;
  readonly children?: ComponentChildren;
}

function Option({ attributes, children }: OptionProps): JSX.Element {
  const isChosen = useContext(ChosenValues).has(String(attributes['value'] ?? childrenText(children)));
  return h('option', isChosen ? { selected: true, ...attributes } : attributes, children);
}
