import type { ComponentChildren, VNode } from 'preact';
import { calloutPart, drawKindIcon } from '../callout/callout.tsx';
import { booleanAttribute, iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readColor } from '../definition/props.ts';
import { childrenText, flatten } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, drawTitle, linkTo } from '../drawing/draw.tsx';
import { sized } from '../media/picture.ts';
import { picturePart } from '../media/picture-forms.tsx';

/** Cards. */
export const cardPart: Part = { name: 'card', styles: 'components/card/card.css' };

/** Cards with a picture or an action, and those that are not available. */
export const cardLooksPart: Part = {
  name: 'card-looks',
  styles: 'components/card/card-looks.css',
  needs: [cardPart],
};

const props = {
  ...lookProps,
  ...iconProps,
  title: { type: 'node', description: 'Heading of the card; may hold inline Markdown.' },
  href: { type: 'href', description: 'Where the whole card leads. Without it the card is only a box.' },
  color: { type: 'color', needs: 'icon', description: 'CSS colour of the icon.' },
  horizontal: { type: 'boolean', description: 'Puts the icon beside the text.' },
  img: { type: 'string', description: 'Picture across the top: a URL or a path in the project.' },
  cta: { type: 'string', needs: 'href', description: 'Label of the action at the end of the card.' },
  arrow: {
    type: 'boolean',
    needs: 'href',
    mayBeUnset: true,
    description:
      'Shows an arrow in the corner: onward, or out of the site. External links have one unless told otherwise.',
  },
  type: {
    type: ['info', 'warning', 'note', 'tip', 'check', 'danger'],
    description: 'Colours, and the icon unless one is given, of that callout.',
  },
  disabled: { type: 'boolean', description: 'Shows the card as not available and drops its link.' },
  as: {
    type: 'string',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'a card is a link, or a box without one' },
  },
  description: { type: 'node', description: 'Text of a card, before its content.', legacy: true },
} as const;

type CardProps = PropsOf<typeof props>;

function Card(card: CardProps, context: RenderContext): VNode {
  if (card.type !== undefined) context.use(calloutPart);
  if (card.img) context.use(picturePart);
  if (card.img || card.cta || card.disabled) context.use(cardLooksPart);
  const icon = drawCardIcon(card, context);
  const href = card.disabled ? undefined : card.href;
  const isOutside = href !== undefined && context.href(href).external;
  const hasArrow = href !== undefined && (card.arrow ?? isOutside);
  return (
    <div
      {...outer('card', card)}
      data-horizontal={booleanAttribute(card.horizontal)}
      data-kind={card.type}
      data-link={booleanAttribute(href !== undefined)}
      data-disabled={booleanAttribute(card.disabled)}
    >
      {card.img ? (
        <img
          {...sized(
            {
              class: 'face-image',
              'data-component-part': 'card-image',
              src: context.asset(card.img),
              alt: altOf(card.img),
              loading: 'lazy',
              decoding: 'async',
            },
            context,
          )}
        />
      ) : null}
      {hasArrow ? (
        <span class="face-arrow" data-component-part="card-arrow" aria-hidden="true">
          {isOutside ? '↗' : '→'}
        </span>
      ) : null}
      <div class="face-body">
        {icon ? (
          <div class="face-aside" data-component-part="card-icon">
            {icon}
          </div>
        ) : null}
        <div class="face-content-container">
          <CardTitle card={card} href={href} context={context} />
          <div class="face-content" data-component-part="card-content">
            <CardWords card={card} context={context} />
          </div>
          {card.cta ? (
            <div class="face-cta" data-component-part="card-cta">
              {card.cta}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The description and the content: neither is a reason to lose the other. */
function CardWords({ card, context }: { card: CardProps; context: RenderContext }): ComponentChildren {
  if (!card.description) return card.children;
  const description = drawTitle(card.description, context);
  if (flatten(card.children).length === 0) return description;
  return (
    <>
      <p>{description}</p>
      {card.children}
    </>
  );
}

/** The link covers the card by its `::after`, so that links in the text stay links of their own. */
function CardTitle({
  card,
  href,
  context,
}: {
  card: CardProps;
  href: string | undefined;
  context: RenderContext;
}): ComponentChildren {
  const title = card.title ? drawTitle(card.title, context) : undefined;
  if (href === undefined || href === '')
    return title ? (
      <div class="face-title" data-component-part="card-title">
        {title}
      </div>
    ) : null;
  const link = linkTo(href, context);
  if (title === undefined) {
    const label = card.cta || childrenText(card.children).trim() || href;
    return <a class="face-link" {...link} aria-label={label} />;
  }
  return (
    <div class="face-title" data-component-part="card-title">
      <a class="face-link" {...link}>
        {title}
      </a>
    </div>
  );
}

function drawCardIcon(card: CardProps, context: RenderContext): ComponentChildren {
  if (card.icon === undefined) return card.type === undefined ? undefined : drawKindIcon(card.type, context);
  return drawIcon(card, context, { size: 20, color: readColor(card.color) });
}

/** Says what a picture shows by the words of its file name. */
function altOf(path: string): string {
  const name = path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
}

/** The card. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Card',
    parts: [cardPart],
    mayUse: [calloutPart, picturePart, cardLooksPart],
    summary: 'A box with an icon, a title and text, most often one large link.',
    markdown: titled,
    props,
    render: Card,
  }),
];
