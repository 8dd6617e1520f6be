import type { Field, FieldTree, FieldVariant } from '@waymark/openapi';
import { type ComponentChildren, h, type VNode } from 'preact';
import { TabSet } from '../components/index.ts';
import { facts, printValue } from './facts.tsx';
import type { Sheet } from './sheet.ts';

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
  /** Shown after the type, such as `header`. */
  readonly place?: string;
}

/** Where a row stands: the stem of its id, and the level of its heading. */
export interface RowPlace {
  /** `body-metadata`: section and names of the fields around, joined by `-`. */
  readonly stem: string;
  /** 3 to 6. */
  readonly level: number;
}

/** Draws a field: name under its own heading, type and labels, description, facts, and nested fields to unfold. */
export function fieldRow(sheet: Sheet, row: FieldRow, { stem, level }: RowPlace): VNode {
  const { context } = sheet;
  const { schema } = row.tree;
  const id = sheet.anchor(`${stem}-${row.name}`);
  const name = row.deprecated ? <s>{row.name}</s> : row.name;
  return (
    <div class="field api-field" id={id}>
      <div class="field-head">
        <a
          class="field-link"
          href={`#${encodeURIComponent(id)}`}
          aria-label={context.text('linkToSection', { title: row.name })}
        />
        {pills(schema.pills.before)}
        {h(`h${level}`, { class: 'field-name' }, row.open === true ? <i>{name}</i> : name)}
        <span class="field-type">{row.tree.type}</span>
        {row.place === undefined ? null : <span class="field-location">{row.place}</span>}
        {labels(sheet, row)}
        {pills(schema.pills.after)}
      </div>
      <div class="field-content">
        {row.description === undefined ? null : context.block(row.description)}
        {facts(schema, context)}
        {children(sheet, row, { stem: id, level: Math.min(6, level + 1) })}
      </div>
    </div>
  );
}

/** The row of a property. */
export function propertyRow(sheet: Sheet, { name, required, open, tree }: Field, place: RowPlace): VNode {
  const { deprecated, description } = tree.schema;
  return fieldRow(sheet, { name, tree, required, open, deprecated, description }, place);
}

function labels({ context }: Sheet, { tree: { schema }, required, deprecated }: FieldRow): ComponentChildren {
  return (
    <>
      {schema.default === undefined || schema.default === null ? null : (
        <span class="field-default">
          {context.text('default')}: <code dir="ltr">{printValue(schema.default)}</code>
        </span>
      )}
      {required ? <span class="field-required">{context.text('required')}</span> : null}
      {schema.readOnly ? <span class="field-pill">{context.text('readOnly')}</span> : null}
      {schema.writeOnly ? <span class="field-pill">{context.text('writeOnly')}</span> : null}
      {deprecated ? <span class="field-deprecated">{context.text('deprecated')}</span> : null}
    </>
  );
}

function pills(texts: readonly string[]): ComponentChildren {
  return texts.map((text) => <span class="field-pill">{text}</span>);
}

/** The fields inside a field, folded. */
function children(sheet: Sheet, { name, tree }: FieldRow, place: RowPlace): ComponentChildren {
  const { context } = sheet;
  const inner = treeFields(sheet, tree, place);
  if (tree.fields.length === 0 && tree.variants.length === 0) return inner;
  const count = tree.fields.length;
  // Equal labels would make a list of controls that a screen reader cannot tell apart.
  const label = (key: string): ComponentChildren => (
    <>
      {context.text(key)}
      <span class="visually-hidden"> {name}</span>
      {count > 0 ? <span class="api-count">{count}</span> : null}
    </>
  );
  return (
    <details class="expandable api-children" open={sheet.expanded}>
      <summary class="expandable-summary">
        <span class="expandable-show">{label('showChildAttributes')}</span>
        <span class="expandable-hide">{label('hideChildAttributes')}</span>
      </summary>
      <div class="expandable-content">{inner}</div>
    </details>
  );
}

/** All fields of a tree: its properties, then its alternatives, and a note where fields are missing. */
export function treeFields(sheet: Sheet, tree: FieldTree, place: RowPlace): ComponentChildren {
  const rows = tree.fields.map((field) => propertyRow(sheet, field, place));
  const choice = tree.variants.length === 0 ? null : variants(sheet, tree.variants, place);
  const note = cutNote(sheet, tree);
  if (rows.length === 0 && choice === null && note === null) return null;
  return (
    <>
      {rows.length === 0 ? null : <div class="api-fields">{rows}</div>}
      {choice}
      {note}
    </>
  );
}

function variants(sheet: Sheet, alternatives: readonly FieldVariant[], place: RowPlace): VNode {
  const { context } = sheet;
  const panels = alternatives.map(({ label, tree }) => {
    const title = /^\d+$/.test(label) ? context.text('option', { number: label }) : label;
    const id = context.uniqueId(`${place.stem}-option`);
    return {
      id,
      title,
      label: title,
      content: (
        <>
          {tree.schema.description === undefined ? null : context.block(tree.schema.description)}
          {tree.fields.length + tree.variants.length === 0 ? <p class="field-type">{tree.type}</p> : null}
          {treeFields(sheet, tree, { ...place, stem: `${place.stem}-${label}` })}
        </>
      ),
    };
  });
  const menuLabel = place.level > 3 ? context.text('oneOf') : undefined;
  return (
    <TabSet
      root={{ class: 'tabs api-variants' }}
      panels={panels}
      selected={0}
      sync={false}
      panelClass="tab"
      menuLabel={menuLabel}
    />
  );
}

function cutNote({ context }: Sheet, { cut }: FieldTree): VNode | null {
  if (cut === undefined) return null;
  if (cut.kind === 'limit') return <p class="api-cut">{context.text('notShown')}</p>;
  const { name } = cut;
  return (
    <p class="api-cut">
      {name === undefined ? context.text('sameAsAbove') : context.text('sameAs', { name })}
    </p>
  );
}
