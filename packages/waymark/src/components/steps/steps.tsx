import { type ComponentChildren, cloneElement, type VNode } from 'preact';
import { iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type {
  ComponentAnchor,
  ComponentDefinition,
  ToMarkdown,
  WrittenProps,
} from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readBoolean, readNumber, readString } from '../definition/props.ts';
import { flattenLines, isMadeBy, plainTitle } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, drawTitle, HeadingAnchor } from '../drawing/draw.tsx';

/** Procedures. */
export const stepsPart: Part = { name: 'steps', styles: 'components/steps/steps.css' };

const titleSizes = ['p', 'h2', 'h3', 'h4'] as const;

const stepProps = {
  ...lookProps,
  ...iconProps,
  title: { type: 'node', required: true, description: 'What the step is about; may hold inline Markdown.' },
  icon: { ...iconProps.icon, description: 'Icon in the circle instead of the number.' },
  stepNumber: { type: 'number', description: 'Number in the circle instead of the position.' },
  titleSize: {
    type: titleSizes,
    description: 'Size of the title. `h2` and `h3` also put it into the table of contents.',
  },
  id: { type: 'string', description: 'Name for links to the step; made from the title when left out.' },
  noAnchor: { type: 'boolean', description: 'Leaves out the link to the step, and its contents entry.' },
} as const;

const stepsProps = {
  ...lookProps,
  titleSize: { type: titleSizes, default: 'p', description: 'Size of the titles of all steps.' },
} as const;

function Step(step: PropsOf<typeof stepProps>, context: RenderContext): VNode {
  const Title = step.titleSize ?? 'p';
  const marker = drawIcon(step, context) || step.stepNumber;
  const title = plainTitle(step.title);
  const linked = step.id !== undefined && Title !== 'p' && !step.noAnchor;
  return (
    <div {...outer('step', step)} role="listitem">
      <div class="stage-number" data-component-part="step-number">
        {marker}
      </div>
      <div class="stage-body">
        {step.title ? (
          <Title class="stage-title" data-component-part="step-title" aria-label={linked ? title : undefined}>
            {drawTitle(step.title, context)}
            {linked ? <HeadingAnchor id={step.id} title={title} /> : null}
          </Title>
        ) : null}
        <div class="stage-content" data-component-part="step-content">
          {step.children}
        </div>
      </div>
    </div>
  );
}

function stepAnchor(author: WrittenProps, parent: WrittenProps | undefined): ComponentAnchor {
  const size = readString(author['titleSize']) ?? readString(parent?.['titleSize']);
  const level = size === 'h2' ? 2 : size === 'h3' ? 3 : undefined;
  const isListed = level !== undefined && readBoolean(author['noAnchor']) !== true;
  return {
    text: plainTitle(author['title']),
    rule: 'heading',
    ...(isListed ? { tocLevel: level } : {}),
  };
}

/** Titles that begin with the number that their author gave them. */
const NUMBERED = /^(?:\p{L}+ )?\d+[.):]/u;

/** Text refers to steps by their numbers, which only a circle shows elsewhere. */
const stepMarkdown: ToMarkdown = (props, content, place) => {
  const number = readNumber(props['stepNumber']) ?? place;
  const title = String(props['title'] ?? '');
  if (number === undefined || title === '' || NUMBERED.test(title)) return titled(props, content);
  return titled({ ...props, title: `${number}. ${title}` }, content);
};

const step = defineComponent({
  name: 'Step',
  aliases: ['Steps.Item'],
  summary: 'One numbered part of `Steps`.',
  markdown: stepMarkdown,
  props: stepProps,
  within: ['Steps'],
  anchor: stepAnchor,
  render: Step,
});

/** Direct steps learn their position and the size of their titles. */
function numberSteps(steps: PropsOf<typeof stepsProps>): ComponentChildren {
  let position = 0;
  return flattenLines(steps.children, step).map((child) => {
    if (typeof child !== 'object' || !isMadeBy(child, step)) return child;
    position += 1;
    const { stepNumber = position, titleSize = steps.titleSize } = step.read(child.props);
    return cloneElement(child, { stepNumber, titleSize });
  });
}

/** A procedure and its parts. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Steps',
    holds: 'Step',
    needsContent: true,
    parts: [stepsPart],
    summary: 'A procedure: numbered steps joined by a line.',
    props: stepsProps,
    render: (read) => (
      <div {...outer('steps', read)} role="list">
        {numberSteps(read)}
      </div>
    ),
  }),
  step,
];
