import { define } from '../behaviour.element.ts';

interface Repository {
  readonly description: string | null;
  readonly stargazers_count: number;
  readonly forks_count: number;
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
    const format = new Intl.NumberFormat(document.documentElement.lang || 'en', { notation: 'compact' });
    this.#add('github-repo-description', repository.description ?? '');
    const stars = format.format(repository.stargazers_count);
    this.#add('github-repo-counts', `★ ${stars} ⑂ ${format.format(repository.forks_count)}`);
  }

  #add(className: string, textContent: string): void {
    if (textContent) this.append(Object.assign(document.createElement('span'), { className, textContent }));
  }
}

define('wm-repo', RepoElement);
