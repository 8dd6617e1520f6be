const SHOWN = 'img, source, video, audio, embed';

/**
 * Pictures and the like whose file is another one since the page was loaded. They keep their address, for which the browser
 * has the old content in mind; also for elements that come later.
 */
export class MediaVersions {
  readonly #versions = new Map<string, number>();
  readonly #pathOf: (href: string) => string;

  constructor(pathOf: (href: string) => string) {
    this.#pathOf = pathOf;
  }

  note(paths: readonly string[], version: number): void {
    for (const path of paths) this.#versions.set(path, version);
  }

  /** Makes everything that is shown load the newest state of its file. */
  refresh(): void {
    for (const element of document.querySelectorAll(SHOWN)) {
      this.#renew(element, 'src', (value) => this.#newest(value));
      this.#renew(element, 'poster', (value) => this.#newest(value));
      // Addresses with a size each.
      this.#renew(element, 'srcset', (value) =>
        value.replace(/(^|,)(\s*)([^\s,]+)/g, (_, comma, space, href) => comma + space + this.#newest(href)),
      );
    }
  }

  #renew(element: Element, name: string, newest: (value: string) => string): void {
    const value = element.getAttribute(name);
    const next = value === null ? null : newest(value);
    if (next !== null && next !== value) element.setAttribute(name, next);
  }

  #newest(href: string): string {
    const version = this.#versions.get(this.#pathOf(href));
    return version === undefined ? href : `${href.replace(/\?v=\d+$/, '')}?v=${version}`;
  }
}
