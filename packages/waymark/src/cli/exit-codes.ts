/** Exit codes of every command (contract, section 1); `failed` is for what neither the call nor the docs are to blame for. */
export const EXIT = { ok: 0, docsHaveErrors: 1, failed: 1, wrongUse: 2 } as const;
