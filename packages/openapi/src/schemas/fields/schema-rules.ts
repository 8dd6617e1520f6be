import { arrayOf, entriesOf, objectOf, own, printJson, type SpecNode, stringsOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import type { Condition, Schema } from '../../model/schema-model.ts';
import { resolveNode } from '../../references/references.ts';
import { constraintsOf } from '../schema-keywords.ts';
import { createSchemaReader } from '../schemas.ts';
import { isContainedBranch } from './inner-schemas.ts';
import { typeLabel } from './type-label.ts';

/** One thing that a rule asks for: a property, or the value itself. */
export interface RulePiece {
  /** `kind = "card"`, `number`, `string`: for readers, in the words of the specification. */
  readonly code: string;
  readonly required: boolean;
}

/** A rule that a table of fields cannot show: what is forbidden, or what holds only together with something else. */
export interface SchemaRule {
  readonly kind: 'not' | 'if' | 'otherwise' | 'oneOf';
  /** Of `if`: when the rule holds. */
  readonly when: readonly RulePiece[];
  readonly asks: readonly RulePiece[];
}

/**
 * A schema with fields of its own that holds when a condition is met, or when it is not; of one entry of a list; or the arguments
 * of a field.
 */
export interface ConditionBranch {
  readonly kind: 'if' | 'otherwise' | 'contains' | 'arguments';
  readonly when: readonly RulePiece[];
  readonly node: SpecNode;
}

/** Values that a piece lists, and pieces that a rule lists. */
const LISTED = 60;

/** Reads what `not`, `if` with `then` and `else`, and `dependentRequired` of a schema ask for, one level deep. */
export function rulesOf(specification: Specification, schema: Schema): readonly SchemaRule[] {
  const rules: readonly SchemaRule[] = [
    ...(schema.not === undefined
      ? []
      : [{ kind: 'not' as const, when: [], asks: piecesOf(specification, schema.not) }]),
    ...schema.conditions.flatMap((condition) => conditionRules(specification, condition)),
    ...schema.dependencies.map(({ property, required }) => ({
      kind: 'if' as const,
      when: [{ code: property, required: false }],
      asks: required.map((code) => ({ code, required: true })),
    })),
    ...requirementRules(schema),
  ];
  return rules.filter(({ asks }) => asks.length > 0);
}

function requirementRules({ requirements }: Schema): readonly SchemaRule[] {
  const asks = requirements.map((names) => ({ code: names.join(' & '), required: true }));
  return asks.length === 0 ? [] : [{ kind: 'oneOf', when: [], asks }];
}

/** What one entry of a list is, where that has fields. */
function containedBranch(specification: Specification, { contains }: Schema): readonly ConditionBranch[] {
  if (contains === undefined || !isContainedBranch(createSchemaReader(specification)(contains))) return [];
  return [{ kind: 'contains', when: [], node: contains }];
}

/** The parts of a schema's conditions that describe fields, which a rule of one line cannot show. */
export function conditionBranches(specification: Specification, schema: Schema): readonly ConditionBranch[] {
  const given: readonly ConditionBranch[] =
    schema.arguments === undefined ? [] : [{ kind: 'arguments', when: [], node: schema.arguments }];
  const conditional = schema.conditions.flatMap(({ when, matched, otherwise }) => {
    const pieces = piecesOf(specification, when);
    const branch = (kind: ConditionBranch['kind'], node: SpecNode | undefined): readonly ConditionBranch[] =>
      node === undefined || !hasFields(specification, node) ? [] : [{ kind, when: pieces, node }];
    return [...branch('if', matched), ...branch('otherwise', otherwise)];
  });
  return [...given, ...conditional, ...containedBranch(specification, schema)];
}

function hasFields({ documents }: Specification, node: SpecNode): boolean {
  const { object } = resolveNode(documents, node);
  return ['properties', 'allOf', 'oneOf', 'anyOf', 'items'].some((key) => own(object, key) !== undefined);
}

function conditionRules(
  specification: Specification,
  { when, matched, otherwise }: Condition,
): readonly SchemaRule[] {
  const condition = piecesOf(specification, when);
  const asks = matched === undefined ? [] : piecesOf(specification, matched);
  const others = otherwise === undefined ? [] : piecesOf(specification, otherwise);
  // “Otherwise” needs a rule before it that it is the opposite of.
  const opposite = condition.map(({ code, required }) => ({ code: `not ${code}`, required }));
  return [
    { kind: 'if', when: condition, asks },
    asks.length > 0
      ? { kind: 'otherwise', when: [], asks: others }
      : { kind: 'if', when: opposite, asks: others },
  ];
}

function piecesOf(specification: Specification, node: SpecNode, depth = 1): readonly RulePiece[] {
  const { object, node: at } = resolveNode(specification.documents, node);
  const required = stringsOf(own(object, 'required'));
  const described = entriesOf(own(object, 'properties'));
  const properties = described.map(([name, value]) => ({
    code: [name, ...restrictions(specification, { file: at.file, value })].join(' '),
    required: required.includes(name),
  }));
  const others = required.filter((name) => !described.some(([known]) => known === name));
  const pieces = [
    ...properties,
    ...others.map((code) => ({ code, required: true })),
    ...alternatives(specification, { file: at.file, value: object }, depth),
  ];
  if (pieces.length > LISTED) return [...pieces.slice(0, LISTED), { code: '…', required: false }];
  return pieces.length > 0 ? pieces : valuePiece(specification, node);
}

/** What any of several schemas asks for, as one piece. */
function alternatives(
  specification: Specification,
  { file, value }: SpecNode,
  depth: number,
): readonly RulePiece[] {
  if (depth <= 0) return [];
  const object = objectOf(value);
  const texts = [...arrayOf(own(object, 'anyOf')), ...arrayOf(own(object, 'oneOf'))]
    .slice(0, LISTED)
    .map((each) => piecesOf(specification, { file, value: each }, depth - 1))
    .map((pieces) => pieces.map(({ code }) => code).join(' & '));
  return texts.length === 0 ? [] : [{ code: texts.join(' | '), required: false }];
}

function valuePiece(specification: Specification, node: SpecNode): readonly RulePiece[] {
  const read = createSchemaReader(specification);
  const restricted = restrictions(specification, node).map((text) => text.replace(/^= /, ''));
  const type = typeLabel(read, read(node));
  // A list of values says more than its type.
  const texts = restricted.length > 0 || type === 'any' ? restricted : [type];
  return texts.length === 0 ? [] : [{ code: texts.join(' '), required: false }];
}

/** `= "card"`, `minimum 3`: what a schema says of its value beside the type. */
function restrictions(specification: Specification, node: SpecNode): readonly string[] {
  const { object } = resolveNode(specification.documents, node);
  const constant = own(object, 'const');
  const values = constant === undefined ? arrayOf(own(object, 'enum')) : [constant];
  return [
    ...(values.length === 0
      ? []
      : [
          `= ${values
            .slice(0, LISTED)
            .map((value) => printJson(value))
            .join(' | ')}`,
        ]),
    ...(values.length > LISTED ? ['| …'] : []),
    ...constraintsOf(object).map(({ kind, value }) => `${kind} ${value}`.trim()),
  ];
}
