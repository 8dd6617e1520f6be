/** Texts that some language of the output would take for syntax. All of them would open a dialog. */
export const HOSTILE: readonly string[];

/** The files of a project in which every text is this one; `turn` chooses among the forms that the schema allows. */
export function hostileFiles(schema: object, text: string, turn: number): Record<string, string>;
