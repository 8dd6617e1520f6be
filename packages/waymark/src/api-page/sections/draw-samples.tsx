import type { ComponentChildren, VNode } from 'preact';
import {
  CodeBlock,
  CopyButton,
  codeBlockPart,
  codeGroupPart,
  type RenderContext,
  type TabPanel,
  TabSet,
  type TabSetProps,
  titlesOf,
} from '../../components/index.ts';
import { externalLink } from '../fields/facts.tsx';
import type { Ink } from '../ink.ts';
import { exampleMediaPart } from '../parts.ts';
import type { Sample, SampleMedia, StatusSamples } from './read-samples.ts';

/** Tabs that stand beside each other; more choices are offered as a menu. */
const MOST_TABS = 4;

/** How samples are drawn. */
export interface Drawing {
  readonly context: RenderContext;
  readonly ink: Ink;
}

/** A block with the id and classes that authors style: `request-example` or `response-example`. */
export function exampleBlock(
  kind: 'request' | 'response',
  samples: readonly Sample[],
  drawing: Drawing,
): VNode | undefined {
  const [only, ...others] = samples;
  if (only === undefined) return undefined;
  const { context } = drawing;
  const { title, language, code, media } = only;
  context.use(others.length === 0 ? codeBlockPart : codeGroupPart);
  return (
    <div id={context.uniqueId(`${kind}-example`)} class="example">
      {others.length === 0 && media !== undefined ? (
        <div class={`${kind}-example code-block`}>
          <div class="code-block-header">
            <span class="code-block-title">{title}</span>
          </div>
          {mediaElement(media, title, context)}
        </div>
      ) : others.length === 0 ? (
        <CodeBlock
          className={`${kind}-example`}
          title={title}
          language={language}
          code={code}
          lines={drawing.ink(code, language)}
        />
      ) : (
        exampleTabs(kind, 'example', samplePanels(samples, drawing), drawing)
      )}
    </div>
  );
}

/** Panels beside each other, or in a menu where they are many. */
export function exampleTabs(
  kind: 'request' | 'response',
  label: 'example' | 'language',
  panels: readonly TabPanel[],
  { context }: Drawing,
): VNode {
  return (
    <TabSet
      root={{ class: `${kind}-example code-group` }}
      panels={panels}
      selected={0}
      sync={kind === 'request'}
      panelClass="code-group-panel"
      label={context.text(label)}
      asMenu={panels.length > MOST_TABS}
      bar={<CopyButton of={context.text(kind)} />}
    />
  );
}

/** The examples of all responses: a tab for each status, a menu where one has several. */
export function responseBlock(statuses: readonly StatusSamples[], drawing: Drawing): VNode | undefined {
  return groupBlock(
    statuses.map(({ status, ...shown }) => ({
      title: status,
      label: <span data-status={status.charAt(0)}>{status}</span>,
      ...shown,
    })),
    {
      class: 'api-statuses',
      stem: 'example-status',
      sync: 'page',
      label: drawing.context.text('response'),
    },
    drawing,
  );
}

/** Samples of something that has several, such as a message. */
export interface NamedSamples extends Pick<StatusSamples, 'samples' | 'description'> {
  readonly title: string;
}

/** The examples of all messages of a channel: a tab for each, a menu where one has several. */
export function messageBlock(messages: readonly NamedSamples[], drawing: Drawing): VNode | undefined {
  return groupBlock(
    messages.map((message) => ({ ...message, label: message.title })),
    {
      stem: 'example-message',
      sync: false,
      label: drawing.context.text('message'),
      asMenu: messages.length > MOST_TABS,
    },
    drawing,
  );
}

interface Grouping extends Pick<TabSetProps, 'sync' | 'label' | 'asMenu'> {
  readonly class?: string;
  /** Of the ids of the panels. */
  readonly stem: string;
}

function groupBlock(
  groups: readonly (NamedSamples & Pick<TabPanel, 'label'>)[],
  { stem, class: name, ...grouping }: Grouping,
  drawing: Drawing,
): VNode | undefined {
  const [only, ...others] = groups;
  if (only === undefined) return undefined;
  const { context } = drawing;
  const [sample] = only.samples;
  const isPlain = sample?.description === undefined && sample?.isLink !== true && sample?.isNamed !== true;
  if (others.length === 0 && only.samples.length === 1 && sample !== undefined && isPlain)
    return exampleBlock('response', [{ ...sample, title: only.title }], drawing);
  context.use(codeGroupPart);
  return (
    <div id={context.uniqueId('response-example')} class="example">
      <TabSet
        root={{ class: ['response-example code-group', name].filter(Boolean).join(' ') }}
        panels={groups.map(({ title, label, samples, description }) => ({
          id: context.uniqueId(stem),
          title,
          label,
          content: samples.length > 0 ? namedSamples(samples, drawing) : exampleText(description, drawing),
        }))}
        selected={0}
        panelClass="code-group-panel"
        bar={<CopyButton of={titlesOf(groups)} />}
        {...grouping}
      />
    </div>
  );
}

function namedSamples(samples: readonly Sample[], drawing: Drawing): ComponentChildren {
  const [only, ...others] = samples;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <>
        {only.isNamed === true ? <p class="api-example-text">{only.title}</p> : null}
        {sampleCode(only, drawing)}
      </>
    );
  return namedTabs(samplePanels(samples, drawing), drawing);
}

/** A menu of samples within a panel. */
export function namedTabs(panels: readonly TabPanel[], { context }: Drawing): VNode {
  return (
    <TabSet
      root={{ class: 'api-named-examples' }}
      panels={panels}
      selected={0}
      sync={false}
      panelClass="code-group-panel"
      label={context.text('example')}
      asMenu
    />
  );
}

function samplePanels(samples: readonly Sample[], drawing: Drawing): readonly TabPanel[] {
  return samples.map((sample) => codePanel(sample.title, sampleCode(sample, drawing), drawing));
}

/** A panel with code. */
export function codePanel(title: string, content: ComponentChildren, { context }: Drawing): TabPanel {
  return { id: context.uniqueId('code-panel'), title, label: title, content };
}

function sampleCode({ title, language, code, ...sample }: Sample, { ink, context }: Drawing): VNode {
  const { description, isLink, media } = sample;
  return (
    <>
      {exampleText(description, { context })}
      {media !== undefined ? (
        mediaElement(media, title, context)
      ) : isLink === true ? (
        <p class="api-example-text">{externalLink({ url: code, description: code }, context)}</p>
      ) : (
        <CodeBlock bare language={language} code={code} lines={ink(code, language)} />
      )}
    </>
  );
}

/** What is said of an example, or in place of one. */
function exampleText(
  description: string | undefined,
  { context }: Pick<Drawing, 'context'>,
): ComponentChildren {
  return description === undefined ? null : <div class="api-example-text">{context.block(description)}</div>;
}

function mediaElement({ kind, url }: SampleMedia, title: string, context: RenderContext): VNode {
  context.use(exampleMediaPart);
  if (kind === 'image')
    return <img class="api-media" src={url} alt={title} loading="lazy" decoding="async" />;
  const Player = kind;
  return <Player class="api-media" src={url} controls preload="none" aria-label={title} />;
}
