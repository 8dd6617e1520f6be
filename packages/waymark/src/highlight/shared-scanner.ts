import type { IOnigLib, IOnigMatch, OnigScanner, OnigString } from '@shikijs/vscode-textmate';

/** What compiles patterns and holds lines: Oniguruma. */
export interface RegexEngine {
  createScanner(patterns: string[]): OnigScanner;
  createString(text: string): OnigString;
}

/**
 * Wraps an engine so that a pattern is compiled once however many rules hold it, and only when it is first searched:
 * the rules of a grammar repeat each other, and so do the grammars that are embedded in others.
 */
export function createSharedScanners(engine: RegexEngine): IOnigLib {
  const pool = new PatternPool(engine);
  return {
    createOnigScanner: (sources) =>
      new SharedScanner(
        pool,
        sources.map((source) => (typeof source === 'string' ? source : source.source)),
      ),
    createOnigString: (text) => engine.createString(text),
  };
}

class SharedScanner implements OnigScanner {
  private readonly pool: PatternPool;
  private readonly patterns: readonly Pattern[];

  constructor(pool: PatternPool, sources: readonly string[]) {
    this.pool = pool;
    this.patterns = sources.map((source) => pool.take(source));
  }

  findNextMatchSync(string: OnigString, position: number): IOnigMatch | null {
    let first: IOnigMatch | null = null;
    let firstStart = Number.POSITIVE_INFINITY;
    let firstIndex = 0;
    for (let index = 0; index < this.patterns.length && firstStart > position; index += 1) {
      const match = this.patterns[index]?.search(string, position);
      const start = match?.captureIndices[0]?.start;
      if (match === undefined || match === null || start === undefined || start >= firstStart) continue;
      first = match;
      firstStart = start;
      firstIndex = index;
    }
    return first === null ? null : { index: firstIndex, captureIndices: first.captureIndices };
  }

  dispose(): void {
    for (const pattern of this.patterns) this.pool.release(pattern);
  }
}

class PatternPool {
  private readonly engine: RegexEngine;
  private readonly patterns = new Map<string, Pattern>();

  constructor(engine: RegexEngine) {
    this.engine = engine;
  }

  take(source: string): Pattern {
    let pattern = this.patterns.get(source);
    if (pattern === undefined) {
      pattern = new Pattern(this.engine, source);
      this.patterns.set(source, pattern);
    }
    pattern.users += 1;
    return pattern;
  }

  release(pattern: Pattern): void {
    pattern.users -= 1;
    if (pattern.users > 0) return;
    this.patterns.delete(pattern.source);
    pattern.dispose();
  }
}

class Pattern {
  readonly source: string;
  users = 0;
  private readonly engine: RegexEngine;
  private readonly dependsOnPosition: boolean;
  private scanner: OnigScanner | undefined;
  private searched: OnigString | undefined;
  private searchedFrom = 0;
  private found: IOnigMatch | null = null;

  constructor(engine: RegexEngine, source: string) {
    this.engine = engine;
    this.source = source;
    this.dependsOnPosition = /\\[GK]/.test(source);
  }

  search(string: OnigString, position: number): IOnigMatch | null {
    if (string === this.searched && this.isStillFirst(position)) return this.found;
    this.scanner ??= this.engine.createScanner([this.source]);
    this.found = this.scanner.findNextMatchSync(string, position, 0);
    this.searched = string;
    this.searchedFrom = position;
    return this.found;
  }

  dispose(): void {
    this.scanner?.dispose?.();
  }

  /** What was found from an earlier position is still the first match unless it begins before this one. */
  private isStillFirst(position: number): boolean {
    if (this.dependsOnPosition || position < this.searchedFrom) return false;
    return this.found === null || (this.found.captureIndices[0]?.start ?? -1) >= position;
  }
}
