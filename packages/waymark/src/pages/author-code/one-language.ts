/** The language in which code of pages writes what it names no language for: numbers, dates, orders of words. */
const LANGUAGE = 'en';

/** Methods that follow the language of the machine, and how many arguments stand before that of the language. */
const METHODS: readonly (readonly [prototype: object, name: string, before: number])[] = [
  [Number.prototype, 'toLocaleString', 0],
  [BigInt.prototype, 'toLocaleString', 0],
  [Array.prototype, 'toLocaleString', 0],
  [Date.prototype, 'toLocaleString', 0],
  [Date.prototype, 'toLocaleDateString', 0],
  [Date.prototype, 'toLocaleTimeString', 0],
  [String.prototype, 'localeCompare', 1],
  [String.prototype, 'toLocaleLowerCase', 0],
  [String.prototype, 'toLocaleUpperCase', 0],
];

/** Methods that end with the name of the time zone in the language of the machine: code runs in UTC. */
const ENDING_WITH_ZONE = ['toString', 'toTimeString'] as const;

let isSpoken = false;
let isInstalled = false;

/**
 * Runs code for which the language of the machine is one and the same everywhere. What follows it in a process cannot be told
 * another language once the process has started, so it is wrapped, once; between runs it does what it always did.
 */
export function speakOneLanguage<T>(work: () => T): T {
  const before = isSpoken;
  if (!isInstalled) install();
  isInstalled = true;
  isSpoken = true;
  try {
    return work();
  } finally {
    isSpoken = before;
  }
}

function install(): void {
  for (const [prototype, name, before] of METHODS)
    wrapMethod(prototype, name, (method, self, args) =>
      Reflect.apply(method, self, withLanguage(args, before)),
    );
  for (const name of ENDING_WITH_ZONE)
    wrapMethod(Date.prototype, name, (method, self, args) => {
      const text = String(Reflect.apply(method, self, args));
      return isSpoken ? text.replace(/\(.*\)$/, '(Coordinated Universal Time)') : text;
    });
  for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
    const maker: unknown = own.value;
    if (typeof maker !== 'function' || maker.prototype === undefined || name === 'Locale') continue;
    const value = new Proxy(maker, {
      apply: (make, self, args: unknown[]) => Reflect.apply(make, self, withLanguage(args, 0)) as unknown,
      construct: (make, args: unknown[], target) =>
        Reflect.construct(make, withLanguage(args, 0), target) as object,
    });
    Object.defineProperty(Intl, name, { ...own, value });
  }
}

type Method = (...args: unknown[]) => unknown;

function wrapMethod(
  prototype: object,
  name: string,
  apply: (method: Method, self: unknown, args: unknown[]) => unknown,
): void {
  const value = new Proxy(Reflect.get(prototype, name) as Method, { apply });
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true, enumerable: false });
}

function withLanguage(args: readonly unknown[], before: number): readonly unknown[] {
  if (!isSpoken || args[before] !== undefined) return args;
  const spoken = [...args];
  while (spoken.length < before) spoken.push(undefined);
  spoken[before] = LANGUAGE;
  return spoken;
}
