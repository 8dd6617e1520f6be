import { defineElement } from '../behaviour.element.ts';

/** The sign of forks, which few typefaces have. */
const FORK =
  '<svg class="icon" viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="12" cy="18" r="3"/><circle cx="6" cy="6" r="3"/><circle cx="18" cy="6" r="3"/><path d="M18 9v2q0 1-1 1H7q-1 0-1-1V9m6 3v3"/></svg>';

interface Repository {
  readonly description: string | null;
  readonly stargazers_count?: number;
  readonly forks_count?: number;
}

/** Adds description, stars and forks once the card comes near the window; without an answer it stays a link. */
class RepoElement extends HTMLElement {
  connectedCallback(): void {
    // A page that opens from the disk has none, for it asks nobody.
    if (this.dataset['repo'] === undefined) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      this.#load().catch(() => undefined);
    });
    observer.observe(this);
  }

  async #load(): Promise<void> {
    const response = await fetch(`https://api.github.com/repos/${this.dataset['repo']}`);
    if (!response.ok) return;
    const repository = (await response.json()) as Repository;
    const { stargazers_count: stars, forks_count: forks } = repository;
    const format = new Intl.NumberFormat(document.documentElement.lang || 'en', { notation: 'compact' });
    this.#add('github-repo-description', repository.description ?? '');
    if (typeof stars !== 'number' || typeof forks !== 'number') return;
    const counts = this.#add('github-repo-counts', `★ ${format.format(stars)} `);
    counts?.insertAdjacentHTML('beforeend', FORK);
    counts?.append(` ${format.format(forks)}`);
  }

  #add(className: string, textContent: string): HTMLElement | undefined {
    if (!textContent) return undefined;
    const element = Object.assign(document.createElement('span'), { className, textContent });
    this.append(element);
    return element;
  }
}

defineElement('wm-repo', RepoElement);
