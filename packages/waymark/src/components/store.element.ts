/** Reads a remembered value; nothing where the browser keeps none. */
export function recall(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | undefined {
  try {
    return globalThis[storage].getItem(`waymark:${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads remembered texts by name; none where nothing usable is kept. */
export function recallAll(
  key: string,
  storage?: 'localStorage' | 'sessionStorage',
): Readonly<Record<string, string>> {
  try {
    return (JSON.parse(recall(key, storage) ?? '{}') ?? {}) as Readonly<Record<string, string>>;
  } catch {
    return {};
  }
}

/** Forgets a value. */
export function forget(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    globalThis[storage].removeItem(`waymark:${key}`);
  } catch {
    // Where nothing is kept, nothing is left.
  }
}

/** Remembers a value, if the browser lets us. */
export function remember(
  key: string,
  value: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    // What was kept before would outlast the choice where there is no room for it.
    globalThis[storage].removeItem(`waymark:${key}`);
    globalThis[storage].setItem(`waymark:${key}`, value);
  } catch {
    // Private windows and full storage: the choice lasts for this page only.
  }
}
