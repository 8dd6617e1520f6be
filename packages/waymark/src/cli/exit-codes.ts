/** Exit codes of every command (contract, section 1). */
export const EXIT = { ok: 0, docsHaveErrors: 1, wrongUse: 2 } as const;
