import type { JsonValue } from '../../model/json.ts';
import type { Direction, Schema } from '../../model/schema-model.ts';
import type { ConditionBranch, RulePiece } from './schema-rules.ts';

/** A schema with the fields below it, as far as the limits go. */
export interface FieldTree {
  readonly schema: Schema;
  /** Type in one phrase. */
  readonly type: string;
  /** Properties of the object, or of the objects in the array. */
  readonly fields: readonly Field[];
  /** Alternatives of the schema (or of the array's entries), each with its own fields. */
  readonly variants: readonly FieldVariant[];
  /** Fields that are there only on a condition. */
  readonly branches: readonly FieldBranch[];
  /** What the fields belong to: the same value means the same schema. */
  readonly shape: JsonValue;
  readonly cut?: CutReason;
}

/** Why fields below are missing: their schema is already open above, or a limit is reached. */
export type CutReason =
  | {
      readonly kind: 'circular';
      /** Name of the schema that would repeat. */
      readonly name?: string;
      /** `shape` of the tree around that it repeats. */
      readonly shape: JsonValue;
    }
  | { readonly kind: 'limit'; readonly rest: FieldRest };

/** The fields of a schema that a limit left out; `fieldsOfRest` lays them out. */
export interface FieldRest {
  readonly schema: Schema;
  readonly direction: Direction;
  /** Position of the first one that is missing. */
  readonly from: number;
  /** How many are missing, alternatives among them. */
  readonly count: number;
}

/** A property in a tree of fields. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** The name stands for any name. */
  readonly open: boolean;
  readonly tree: FieldTree;
}

/** An alternative in a tree of fields. */
export interface FieldVariant {
  readonly label: string;
  readonly tree: FieldTree;
}

/** Fields of a branch: see `ConditionBranch`. */
export interface FieldBranch {
  readonly kind: ConditionBranch['kind'];
  readonly when: readonly RulePiece[];
  readonly tree: FieldTree;
}
