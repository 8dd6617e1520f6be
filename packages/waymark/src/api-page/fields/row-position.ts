import type { JsonValue } from '@waymark/openapi';

/** Where a row stands: the stem of its id, and the level of its heading. */
export interface RowPosition {
  /** `body-metadata`: section and names of the fields around, joined by `-`. */
  readonly stem: string;
  /** 2 to 6. */
  readonly level: number;
  /** Schemas whose fields are open around the row, and where. */
  readonly open: readonly OpenShape[];
  /** What a body or response says of itself: a schema that says the same does not repeat it. */
  readonly said?: string | undefined;
}

/** A schema that is drawn around a field. */
export interface OpenShape {
  readonly shape: JsonValue;
  /** Id of the field or section that shows it. */
  readonly id: string;
}
