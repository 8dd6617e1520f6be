import {
  type Field,
  type FieldBranch,
  type FieldTree,
  type FieldVariant,
  fieldText,
  type Schema,
} from '@waymark/openapi';
import { type ComponentChildren, h, type VNode } from 'preact';
import { apart } from '../../components/drawing/apart.ts';
import { fragment } from '../../components/drawing/draw.tsx';
import { entryLink } from '../../components/drawing/entry-link.tsx';
import { untranslated } from '../../components/drawing/untranslated.ts';
import { drawName, fieldPart, type RenderContext, TabSet } from '../../components/index.ts';
import { apiFollowPart } from '../parts.ts';
import { plainText } from '../search-notes.ts';
import type { Sheet } from '../sheet.ts';
import { facts, flagLabels, pieces } from './facts.tsx';
import { fold } from './fold.tsx';
import { foldedRest, Summary } from './folded-rest.tsx';
import { marksOf } from './marks.ts';
import { offerChoice } from './offer-choice.ts';
import type { RowPosition } from './row-position.ts';
import { typeElement } from './type-element.tsx';
import { printValue } from './values.tsx';

/** Alternatives that stand beside each other as tabs; more are offered as a menu. */
const MOST_TABS = 4;

/** Alternatives that a menu holds without a filter. */
const MOST_OPTIONS = 8;

/** A field as a row: a parameter, a property, a header. */
export interface FieldRow {
  readonly name: string;
  readonly tree: FieldTree;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Block Markdown. */
  readonly description: string | undefined;
  /** Any name may stand for this one. */
  readonly open?: boolean;
  /** What its examples are called and mean. */
  readonly examples?: VNode | null;
  /** How the value is written. */
  readonly form?: readonly VNode[];
  /** Labels beside those of its schema. */
  readonly own?: Schema['pills'] | undefined;
  /** Shown after the type, such as `header`. */
  readonly place?: string;
}

/** Draws a field: name under its own heading, type and labels, description, facts, and nested fields to unfold. */
export function fieldRow(sheet: Sheet, row: FieldRow, { stem, level, open }: RowPosition): VNode {
  const { context } = sheet;
  const { schema } = row.tree;
  context.use(fieldPart);
  const id = sheet.anchor(`${stem}-${row.name}`);
  sheet.notes.field(id, row.name, [row.tree.type, plainText(row.description ?? '')].join('\n').trim());
  const name = drawName(row.name, row.deprecated);
  return (
    <div class="field api-field" id={id}>
      <div class="entry-head">
        {apart(
          pills([...(row.own?.before ?? []), ...schema.pills.before]),
          h(`h${level}`, { class: 'entry-name', ...untranslated }, row.open === true ? <i>{name}</i> : name),
          typeElement(sheet, row.tree),
          row.place === undefined ? null : <span class="entry-location">{row.place}</span>,
          labels(sheet, row),
          pills(marksOf(schema, sheet.marks)),
          pills([...(row.own?.after ?? []), ...schema.pills.after]),
        )}
        {entryLink(id, row.name, context)}
      </div>
      {fieldContent(sheet, row, {
        stem: id,
        level: Math.min(6, level + 1),
        open: [...open, { shape: row.tree.shape, id }],
      })}
    </div>
  );
}

function fieldContent(sheet: Sheet, row: FieldRow, below: RowPosition): VNode | null {
  const { context } = sheet;
  const parts = [
    row.description === undefined ? null : context.block(row.description),
    row.form === undefined || row.form.length === 0 ? null : row.form,
    facts(row.tree.schema, sheet),
    row.examples ?? null,
    children(sheet, row, below),
  ];
  return parts.every((part) => part === null) ? null : <div class="entry-content">{parts}</div>;
}

/** The row of a property. */
function propertyRow(sheet: Sheet, { name, required, open, tree }: Field, place: RowPosition): VNode {
  const { deprecated } = tree.schema;
  const description = fieldText(name, tree.schema);
  return fieldRow(sheet, { name, tree, required, open, deprecated, description }, place);
}

function labels({ context }: Sheet, { tree: { schema }, required, deprecated }: FieldRow): ComponentChildren {
  return [
    schema.default === undefined || schema.default === null ? null : (
      <span class="entry-default">
        {context.text('default')}
        {context.text('colon')}
        <code dir="ltr">{printValue(schema.default)}</code>
      </span>
    ),
    required ? <span class="entry-required">{context.text('required')}</span> : null,
    flagLabels({ ...schema, deprecated }, context),
  ];
}

function pills(texts: readonly string[]): ComponentChildren {
  return texts.map((text) => <span class="entry-pill">{text}</span>);
}

/** The fields inside a field, folded. */
function children(sheet: Sheet, { name, tree }: FieldRow, place: RowPosition): ComponentChildren {
  const { cut } = tree;
  if (tree.fields.length + tree.variants.length + tree.branches.length === 0) {
    return cut?.kind === 'limit'
      ? foldedRest({ sheet, rest: cut.rest, name, place })
      : treeFields(sheet, tree, place);
  }
  // Arguments are folded themselves.
  const isFolded = tree.branches.length > 0 && tree.branches.every(({ kind }) => kind === 'arguments');
  if (isFolded && tree.fields.length + tree.variants.length === 0) return treeFields(sheet, tree, place);
  return fold(sheet.context, {
    summary: <Summary sheet={sheet} name={name} count={tree.fields.length} />,
    children: treeFields(sheet, tree, place),
    open: sheet.expanded,
  });
}

/** All fields of a tree: its properties, then its alternatives, and a note where fields are missing. */
export function treeFields(sheet: Sheet, tree: FieldTree, place: RowPosition): ComponentChildren {
  const rows = tree.fields.map((field) => propertyRow(sheet, field, place));
  const choice = tree.variants.length === 0 ? null : variants(sheet, tree.variants, place);
  const note = cutNote(sheet, tree, place);
  const branches = tree.branches.map((branch) => conditionFields(sheet, branch, place));
  if (rows.length + branches.length === 0 && choice === null && note === null) return null;
  return (
    <>
      {rows.length === 0 ? null : <div class="api-entries">{rows}</div>}
      {choice}
      {branches}
      {note}
    </>
  );
}

/** Fields that are there on a condition, or the arguments of a field, folded under what they are. */
function conditionFields(sheet: Sheet, { kind, when, tree }: FieldBranch, place: RowPosition): VNode {
  const { context } = sheet;
  const title =
    kind === 'contains' ? (
      <code>{kind}</code>
    ) : (
      context.text(({ if: 'ifTrue', otherwise: 'otherwise', arguments: 'arguments' } as const)[kind])
    );
  return fold(context, {
    summary: [title, ' ', kind === 'if' ? pieces(when, context) : null],
    children: [
      tree.schema.description === undefined ? null : context.block(tree.schema.description),
      facts(tree.schema, sheet),
      treeFields(sheet, tree, { ...place, stem: `${place.stem}-${kind}` }),
    ],
    open: sheet.expanded,
  });
}

function variants(sheet: Sheet, alternatives: readonly FieldVariant[], place: RowPosition): VNode {
  const { context } = sheet;
  context.use(fieldPart);
  const panels = alternatives.map(({ label, tree }) => {
    sheet.notes.mention(place.stem, label);
    const title = /^\d+$/.test(label) ? context.text('option', { number: label }) : label;
    const id = context.uniqueId(`${place.stem}-option`);
    return {
      id,
      title,
      label: title,
      content: (
        <>
          {flagLabels(tree.schema, context)}
          {tree.schema.description === undefined ? null : context.block(tree.schema.description)}
          {facts(tree.schema, sheet)}
          {tree.schema.nullable ||
          (tree.fields.length + tree.variants.length === 0 && tree.cut?.kind !== 'limit') ? (
            <p class="api-note">{typeElement(sheet, tree)}</p>
          ) : null}
          {treeFields(sheet, tree, {
            ...place,
            stem: `${place.stem}-${label}`,
            open: [...place.open, { shape: tree.shape, id }],
          })}
        </>
      ),
    };
  });
  const isCramped = place.level > 3 || panels.length > MOST_TABS;
  return (
    <TabSet
      root={{ class: 'tabs api-variants' }}
      panels={panels}
      selected={0}
      sync={false}
      panelClass="tab"
      {...offerChoice(context, 'oneOf', isCramped)}
      bar={panels.length > MOST_OPTIONS ? filterInput(context) : undefined}
    />
  );
}

function filterInput(context: RenderContext): VNode {
  context.use(apiFollowPart);
  const label = context.text('filters');
  return <input type="search" class="api-filter" aria-label={label} placeholder={label} />;
}

/** What stands where fields are missing: a link to the same ones above, or a way to load the rest. */
function cutNote(sheet: Sheet, { cut, schema }: FieldTree, place: RowPosition): VNode | null {
  if (cut === undefined) return null;
  if (cut.kind === 'limit') return foldedRest({ sheet, rest: cut.rest, name: schema.name ?? '', place });
  const { name } = cut;
  const { text } = sheet.context;
  const label = name === undefined ? text('sameAsAbove') : text('sameAs', { name });
  const above = place.open.find(({ shape }) => shape === cut.shape);
  return <p class="api-note">{above === undefined ? label : <a href={fragment(above.id)}>{label}</a>}</p>;
}
