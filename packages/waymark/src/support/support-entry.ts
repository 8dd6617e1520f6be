import { FIRST_VERSION, type Support } from '@waymark/core/config';

/** Kinds of what a project uses of the format. */
export type SupportKind = 'setting' | 'front-matter' | 'component' | 'prop';

/** Something of the format that a project uses, how often, and how far it is supported. */
export interface SupportEntry {
  readonly kind: SupportKind;
  /** `api.mdx.server`, `title`, `Card`, `Card.href`. */
  readonly name: string;
  readonly level: Support['level'];
  readonly uses: number;
  /** File of the first use. */
  readonly file: string;
  readonly why?: string;
  readonly instead?: string;
  /** Version since which it is so; absent for what is not supported. */
  readonly since?: string;
}

/** One use of something. */
export interface Use {
  readonly kind: SupportKind;
  readonly name: string;
  readonly support: Support;
  readonly file: string;
}

/** Counts uses, and keeps the order of the first ones. */
export function countUses(uses: Iterable<Use>): readonly SupportEntry[] {
  const entries = new Map<string, SupportEntry>();
  for (const use of uses) {
    const key = `${use.kind} ${use.name}`;
    const known = entries.get(key);
    entries.set(key, known === undefined ? firstUse(use) : { ...known, uses: known.uses + 1 });
  }
  return [...entries.values()];
}

function firstUse({ kind, name, support, file }: Use): SupportEntry {
  const { level, why, instead, since = FIRST_VERSION } = support;
  return {
    kind,
    name,
    level,
    uses: 1,
    file,
    ...(why === undefined ? {} : { why }),
    ...(instead === undefined ? {} : { instead }),
    ...(level === 'not' ? {} : { since }),
  };
}
