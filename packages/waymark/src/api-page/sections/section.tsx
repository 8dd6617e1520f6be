import type { ComponentChildren, VNode } from 'preact';
import { apart } from '../../components/drawing/apart.ts';
import { fragment } from '../../components/drawing/draw.tsx';
import { fieldPart } from '../../components/index.ts';
import type { Sheet } from '../sheet.ts';

/** A part of an API page under its own heading. */
export interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly content: VNode;
}

/** What a section shows. */
export interface SectionSource {
  /** Stem of the id, the same in every language. */
  readonly stem: string;
  readonly title: string;
  /** After the title: a content type, a status. */
  readonly subtitle?: string | undefined;
  readonly required?: boolean;
  /** Draws the content; called once the section's own anchor is taken. */
  readonly draw: (id: string) => ComponentChildren;
}

/** Draws a section, its anchor before those of its content. */
export function apiSection(
  sheet: Sheet,
  { stem, title, subtitle, required, draw }: SectionSource,
): ApiSection {
  const id = sheet.anchor(stem);
  sheet.notes.section(id, title);
  if (required === true) sheet.context.use(fieldPart);
  const content = (
    <section class="api-section" aria-labelledby={id}>
      <div class="api-section-heading">
        <h2 class="api-section-heading-title" id={id}>
          {title}
        </h2>
        <a
          class="heading-anchor"
          href={fragment(id)}
          aria-label={sheet.context.text('linkToSection', { title: title })}
        />
        {apart(
          subtitle === undefined ? null : <span class="api-section-heading-subtitle">{subtitle}</span>,
          required === true ? <span class="entry-required">{sheet.context.text('required')}</span> : null,
        )}
      </div>
      {draw(id)}
    </section>
  );
  return { id, title, content };
}
