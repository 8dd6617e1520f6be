/** Address of the page of an operation, or of whatever else has a method and a path; undefined for one without a page. */
export type OperationUrl = (operation: {
  readonly method: string;
  readonly path: string;
}) => string | undefined;
