import type { PageField } from '@waymark/core/content';
import type { ComponentChildren, VNode } from 'preact';
import { booleanAttribute, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentAnchor, ComponentDefinition, WrittenProps } from '../definition/definition.ts';
import { fieldMarkdown, shownValue } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readProps, readString } from '../definition/props.ts';
import { apart } from '../drawing/apart.ts';
import { Breakable } from '../drawing/breakable.tsx';
import type { RenderContext } from '../drawing/context.ts';
import { entryLink } from '../drawing/entry-link.tsx';
import { untranslated } from '../drawing/untranslated.ts';

/** Name of a field, struck through where it is not to be used any more; long ones break at their joints first. */
export function drawName(name: string, isDeprecated: boolean | undefined): VNode {
  const written = <Breakable text={name} />;
  return isDeprecated ? <s>{written}</s> : written;
}

/** Fields of requests and responses. */
export const fieldPart: Part = { name: 'field', styles: 'components/field/field.css' };

const sharedProps = {
  ...lookProps,
  type: { type: 'string', description: 'Type as shown, such as `string`, `number[]` or `enum<string>`.' },
  required: { type: 'boolean', description: 'Marks the field as required.' },
  deprecated: { type: 'boolean', description: 'Marks the field as deprecated and strikes its name.' },
  default: { type: 'any', description: 'The value that applies when none is given.' },
  pre: { type: 'array', description: 'Labels before the name.' },
  post: { type: 'array', description: 'Labels after the name.' },
  id: { type: 'string', description: 'Name for links to the field; `param-` and the name when left out.' },
  hidden: { type: 'boolean', description: 'Leaves the field out.' },
  optional: {
    type: 'boolean',
    description: 'Has no effect: a field is optional unless `required`.',
    legacy: true,
    support: { level: 'not', why: 'a field is optional unless it is `required`' },
  },
} as const;

/** Where a parameter goes, in the order in which the props are looked at. */
const locations = ['path', 'query', 'header', 'body', 'cookie'] as const;

const paramProps = {
  ...sharedProps,
  path: { type: 'string', description: 'Name of a parameter in the path.' },
  query: { type: 'string', description: 'Name of a parameter in the query.' },
  header: { type: 'string', description: 'Name of a header.' },
  body: { type: 'string', description: 'Name of a property of the body; without a value, the whole body.' },
  cookie: { type: 'string', description: 'Name of a cookie.' },
  placeholder: { type: 'string', description: 'Hint in the input of the playground.' },
  initialValue: { type: 'any', description: 'First value in the playground.' },
  enum: { type: 'array', description: 'The values to choose from in the playground.' },
  enumOptions: { type: 'array', description: 'Same as `enum`.', legacy: true },
  name: { type: 'string', description: 'Name when no location is given.', legacy: true },
} as const;

const responseProps = {
  ...sharedProps,
  name: { type: 'string', required: true, description: 'Name of the property.' },
  type: { ...sharedProps.type, required: true },
} as const;

/** What a field shows beside its shared props. */
interface FieldHead {
  readonly name: string;
  /** `path`, `query` and so on; none for properties of responses. */
  readonly location?: (typeof locations)[number] | undefined;
}

type FieldFacts = Omit<PageField, 'fields'>;
type SharedProps = PropsOf<typeof sharedProps>;

function Field(field: SharedProps, { name, location }: FieldHead, context: RenderContext): VNode | null {
  if (field.hidden) return null;
  return (
    <div {...outer('field', field)} data-deprecated={booleanAttribute(field.deprecated)}>
      <div class="entry-head" data-component-part="field-head">
        {apart(
          pills(field.pre),
          name ? (
            <span class="entry-name" dir="ltr" {...untranslated} data-component-part="field-name">
              {drawName(name, field.deprecated)}
            </span>
          ) : null,
          pills(field.post),
          field.type ? (
            <span class="entry-type" dir="ltr" {...untranslated}>
              {field.type}
            </span>
          ) : null,
          location ? <span class="entry-location">{location}</span> : null,
          defaultPill(field.default, context),
          field.required ? <span class="entry-required">{context.text('required')}</span> : null,
          field.deprecated ? <span class="entry-deprecated">{context.text('deprecated')}</span> : null,
        )}
        {name && field.id ? entryLink(field.id, name, context) : null}
      </div>
      <div class="entry-content" data-component-part="field-content">
        {field.children}
      </div>
    </div>
  );
}

function pills(texts: readonly string[] | undefined): ComponentChildren {
  return texts?.map((text) => <span class="entry-pill">{text}</span>);
}

/** Longer defaults are cut in the pill; the whole text is its tooltip. */
const longestDefault = 50;

function defaultPill(value: unknown, context: RenderContext): VNode | null {
  if (value === undefined || value === null) return null;
  const text = shownValue(value);
  const isLong = text.length > longestDefault;
  return (
    <span class="entry-default" title={isLong ? text : undefined}>
      {context.text('default')}
      {context.text('colon')}
      <code>{isLong ? `${text.slice(0, longestDefault)}…` : text}</code>
    </span>
  );
}

function readHead(param: PropsOf<typeof paramProps>): FieldHead {
  const location = locations.find((place) => param[place] !== undefined);
  return { name: (location === undefined ? param.name : param[location]) ?? '', location };
}

function isShown(author: WrittenProps): boolean {
  return readProps(sharedProps, author).hidden !== true;
}

function fieldAnchor(name: string): ComponentAnchor {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2');
  return { text: `param-${words || 'body'}`, rule: 'plain', firstRepeat: 1 };
}

type FieldProps = Pick<SharedProps, 'type' | 'required' | 'deprecated' | 'default'>;

/** What a field says of itself, apart from its place. */
function factsOf(field: FieldProps): Omit<FieldFacts, 'place' | 'name'> {
  return {
    required: field.required,
    deprecated: field.deprecated,
    ...(field.type === undefined ? {} : { type: field.type }),
    ...(field.default === undefined ? {} : { default: field.default }),
  };
}

function paramFacts(author: WrittenProps): FieldFacts | undefined {
  const param = readProps(paramProps, author);
  const { name, location } = readHead(param);
  if (param.hidden || location === undefined) return undefined;
  const { initialValue: initial, placeholder: example } = param;
  const choices = param.enum ?? param.enumOptions;
  return {
    ...factsOf(param),
    place: location,
    name,
    ...(initial === undefined ? {} : { initial }),
    ...(example === undefined ? {} : { example }),
    ...(choices === undefined ? {} : { choices }),
  };
}

function responseFacts(author: WrittenProps): FieldFacts | undefined {
  const field = readProps(responseProps, author);
  if (field.hidden || field.name === undefined) return undefined;
  return { ...factsOf(field), place: 'response', name: field.name };
}

const paramField: ComponentDefinition = defineComponent({
  name: 'ParamField',
  parts: [fieldPart],
  aliases: ['Param'],
  summary: 'Documents one parameter of a request.',
  markdown: fieldMarkdown,
  props: paramProps,
  exclusive: locations,
  oneOf: [...locations, 'name'],
  appears: isShown,
  anchor: (author) => fieldAnchor(readHead(readProps(paramProps, author)).name),
  field: paramFacts,
  render: (read, context) => Field(read, readHead(read), context),
});

/** Fields of requests, responses and any other list of properties. */
export const definitions: readonly ComponentDefinition[] = [
  paramField,
  defineComponent({
    name: 'ResponseField',
    parts: [fieldPart],
    summary: 'Documents one property of a response, or of any other object.',
    markdown: fieldMarkdown,
    props: responseProps,
    appears: isShown,
    anchor: (author) => fieldAnchor(readString(author['name']) ?? ''),
    field: responseFacts,
    render: (read, context) => Field(read, { name: read.name ?? '' }, context),
  }),
];
