import type { CodeSample } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import {
  CodeBlock,
  type CodeBlockProps,
  codeBlockPart,
  codeGroupPart,
  type TabPanel,
} from '../../components/index.ts';
import { breakAddresses } from './break-addresses.ts';
import { codePanel, type Drawing, exampleTabs, namedTabs } from './draw-samples.tsx';

/** The samples of one language, under the name that stands for them. */
interface LanguageSamples {
  readonly title: string;
  readonly samples: readonly CodeSample[];
}

/** The requests of an operation: by language, and by label where the author wrote several of one. */
export function requestBlock(samples: readonly CodeSample[], drawing: Drawing): VNode | undefined {
  const { context } = drawing;
  const [only, ...others] = samples;
  if (only === undefined) return undefined;
  context.use(others.length === 0 ? codeBlockPart : codeGroupPart);
  const id = context.uniqueId('request-example');
  return others.length === 0 ? (
    <div id={id} class="example" data-sample={only.generated}>
      {sampleBlock(only, drawing, { className: 'request-example', title: only.label })}
    </div>
  ) : (
    <div id={id} class="example">
      {exampleTabs('request', 'language', languagePanels(byLanguage(samples), drawing), drawing)}
    </div>
  );
}

function languagePanels(groups: readonly LanguageSamples[], drawing: Drawing): readonly TabPanel[] {
  return groups.map(({ title, samples }) => codePanel(title, oneOrSeveral(samples, drawing), drawing));
}

/** Groups samples by language, in the order of their first ones. Every group has a title of its own. */
function byLanguage(samples: readonly CodeSample[]): readonly LanguageSamples[] {
  const names = [...new Set(samples.map(({ languageName }) => languageName))];
  const groups = names.map((name) => samples.filter(({ languageName }) => languageName === name));
  const labels = groups.map(([first, ...others]) => (others.length === 0 ? first?.label : undefined));
  return groups.map((ofLanguage, index) => {
    const label = labels[index];
    const isOwn = label !== undefined && labels.filter((other) => other === label).length === 1;
    return { title: isOwn ? label : (names[index] ?? ''), samples: ofLanguage };
  });
}

function oneOrSeveral(samples: readonly CodeSample[], drawing: Drawing): ComponentChildren {
  const [only, ...others] = samples;
  if (only === undefined) return null;
  if (others.length === 0) return sampleCode(only, drawing);
  const panels = samples.map((sample, index) => {
    const earlier = samples.slice(0, index).filter(({ label }) => label === sample.label).length;
    const title = earlier === 0 ? sample.label : `${sample.label} (${earlier + 1})`;
    return codePanel(title, sampleCode(sample, drawing), drawing);
  });
  return namedTabs(panels, drawing);
}

/** The code of a sample; one that was generated says in which language, so that it can follow the reader. */
function sampleCode(sample: CodeSample, drawing: Drawing): VNode {
  const block = sampleBlock(sample, drawing, { bare: true });
  return sample.generated === undefined ? block : <div data-sample={sample.generated}>{block}</div>;
}

function sampleBlock(
  { language, code }: CodeSample,
  { ink }: Drawing,
  look: Pick<CodeBlockProps, 'bare' | 'className' | 'title'>,
): VNode {
  const [drawn] = ink(code, language);
  const html = breakAddresses(drawn);
  // Flags and addresses of a command wrap: what goes on from the line above is set in, for which each line is a box.
  const lines = language === 'bash' ? html.split('\n') : [html];
  return <CodeBlock {...look} language={language} code={code} lines={lines} />;
}
