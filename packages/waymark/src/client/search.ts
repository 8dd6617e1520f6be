import { englishSearchWords, type SearchWords } from '../search/dialog-words.ts';
import { type Searcher, searchManifestPath } from '../search/index.ts';
import { buildFilter, buildSearchDialog, type Choice, type SearchDialog } from './search/search-dialog.ts';
import { createSearcherLoader, type LoadSearcher } from './search/search-index.ts';
import { toolsToAsk, walkWays, wayRows, widenButton } from './search/search-nothing.ts';
import { pagesNearby, type RecentPage, readRecent, rememberRecent } from './search/search-recent.ts';
import { countRows, type OpenPage, pageRows, recentRows } from './search/search-results.ts';
import { createSelection, type Selection } from './search/search-selection.ts';

/** Options of the dialog; they count when it is opened for the first time on a page. */
export interface OpenSearchOptions {
  /** Words in the reader's language; English for the missing ones. */
  readonly words?: Partial<SearchWords> | undefined;
  /** Label of the page's version, else the site's default: results are of it until the reader chooses otherwise. */
  readonly version?: string | undefined;
  /** Label of the page's product, likewise; without, they are of all. */
  readonly product?: string | undefined;
  /** What the reader typed before the dialog was there: the beginning of the question. Counts every time. */
  readonly typed?: string | undefined;
}

/** What the reader searches in. */
interface Scope {
  manifestUrl: string;
  version: string;
  product: string;
}

/** Stands for the default version until the index says which one that is. No label has a line break at its end. */
const DEFAULT = '\n';

/** Milliseconds without a key until a question is asked: most intermediate words are not worth a download. */
const pauseInTyping = 90;

/** Rows of pages under the line that nothing was found: tools to ask stay in view. */
const mostBesideNothing = 3;

class SearchSession {
  readonly #view: SearchDialog;
  readonly #selection: Selection;
  readonly #words: SearchWords;
  readonly #base: string;
  readonly #scope: Scope;
  readonly #remember: OpenPage = (page) => rememberRecent(this.#base, page);
  #load: LoadSearcher = createSearcherLoader();
  /** Number of the latest question: an answer to an earlier one comes too late. */
  #latest = 0;
  /** What the list shows results for, and the timer that waits for the reader to pause. */
  #shown = '';
  #pause = 0;
  /** Whether the question was typed since the dialog was opened; it is kept from the last time. */
  #isTyped = false;

  constructor(options: OpenSearchOptions) {
    const { dataset, lang } = document.documentElement;
    const base = dataset['base'] ?? '';
    this.#base = base;
    this.#words = { ...englishSearchWords, ...options.words };
    this.#scope = {
      manifestUrl: new URL(`${base}/${searchManifestPath(lang)}`, location.href).href,
      version: options.version ?? DEFAULT,
      product: options.product ?? '',
    };
    this.#view = buildSearchDialog(this.#words);
    this.#selection = createSelection(this.#view.input, this.#view.results);
    this.#listen();
  }

  open(typed = ''): void {
    const { dialog, input } = this.#view;
    // The keys that open it close it, too.
    if (dialog.open) {
      dialog.close();
      return;
    }
    if (!dialog.isConnected) document.body.append(dialog);
    this.#isTyped = typed !== '';
    this.#selection.reset(false);
    dialog.showModal();
    input.focus();
    if (typed === '') input.select();
    else input.value = typed;
    void this.#update();
  }

  #listen(): void {
    const { dialog, input, results, ways } = this.#view;
    input.addEventListener('input', () => {
      clearTimeout(this.#pause);
      this.#isTyped = input.value.trim() !== '';
      this.#pause = setTimeout(() => void this.#update(), input.value === '' ? 0 : pauseInTyping);
    });
    input.addEventListener('keydown', (event) => this.#press(event));
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    // While its author writes, a site changes.
    document.addEventListener('wm-update', () => {
      this.#load = createSearcherLoader();
    });
    results.addEventListener('pointermove', (event) => {
      const row = event.target instanceof Element && event.target.closest('a');
      if (row) this.#selection.select(row);
    });
    ways.addEventListener('click', () => dialog.close());
    ways.addEventListener('keydown', (event) => {
      if (walkWays(ways, input, event.key)) event.preventDefault();
    });
    results.addEventListener('click', (event) => {
      // With a key held, the page opens elsewhere and the reader goes on here.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
    });
  }

  #press(event: KeyboardEvent): void {
    // While an input method composes a word, its keys are its own.
    if (event.isComposing) return;
    if (walkWays(this.#view.ways, this.#view.input, event.key)) event.preventDefault();
    if (event.key === 'ArrowDown') this.#selection.move(1);
    else if (event.key === 'ArrowUp') this.#selection.move(-1);
    else if (event.key === 'Enter') void this.#follow(event);
    else return;
    event.preventDefault();
  }

  async #follow({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Promise<void> {
    // A quick reader presses Enter before the answer is there: it is for the question as it stands.
    if (this.#shown !== this.#view.input.value) await this.#update();
    if (this.#view.input.value.trim() !== '' && this.#selection.current === undefined)
      this.#selection.move(1);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    this.#selection.current?.dispatchEvent(click);
  }

  async #update(): Promise<void> {
    clearTimeout(this.#pause);
    this.#latest += 1;
    const question = this.#latest;
    const query = this.#view.input.value;
    const { results } = this.#view;
    if (query.trim() === '') this.#showNearby();
    else results.setAttribute('aria-busy', 'true');
    try {
      const searcher = await this.#load(this.#scope.manifestUrl);
      this.#settleScope(searcher);
      if (question === this.#latest) this.#showFilters(searcher);
      if (query.trim() !== '') await this.#answer(searcher, query, question);
    } catch {
      // Perhaps the site was published anew and the files have other names now: begin again with the next question.
      this.#load = createSearcherLoader();
      if (question === this.#latest && query.trim() !== '') this.#show('', [], this.#words.searchFailed);
    }
  }

  async #answer(searcher: Searcher, query: string, question: number): Promise<void> {
    const { manifest } = searcher;
    const { version, product } = this.#scope;
    const result = await searcher.search(query, {
      ...(version === '' ? {} : { version }),
      ...(product === '' ? {} : { product }),
    });
    if (question !== this.#latest) return;
    const address = { base: this.#base, trailingSlash: manifest.trailingSlash };
    const rows = result.pages.map((page) => pageRows(page, address, this.#remember));
    if (rows.length === 0) await this.#showNothing(searcher, query, question);
    else this.#show(query, rows, this.#words.searchResults.replace('{count}', String(countRows(result))));
  }

  /** Says that nothing was found, and offers ways on: a wider search if it finds something, pages nearby, tools to ask. */
  async #showNothing(searcher: Searcher, query: string, question: number): Promise<void> {
    const isNarrow = this.#scope.version + this.#scope.product !== '';
    const others = isNarrow ? (await searcher.search(query, { limit: 0 })).total : 0;
    if (question !== this.#latest) return;
    const asked = query.trim();
    const { searchNoResults, searchResults, searchAll } = this.#words;
    const { label, pages } = this.#nearby();
    const shown = { label, pages: pages.slice(0, mostBesideNothing), tools: toolsToAsk(asked, this.#base) };
    // A pasted text would fill the dialog. The replacement is a function because `$` has a meaning in a string.
    const status = searchNoResults.replace('{query}', () => asked.replace(/^(.{80}).+$/su, '$1…'));
    this.#show(query, [], status, wayRows(shown));
    if (others === 0) return;
    const widen = widenButton(searchAll, () => this.#widen());
    this.#view.status.append(' ', widen, ' ', searchResults.replace('{count}', String(others)));
  }

  /** What the index of this language does not know is no choice; one without versions says nothing of those of others. */
  #settleScope({ manifest: { versions, products, defaultVersion } }: Searcher): void {
    const { version, product } = this.#scope;
    const usual = versions.find((label) => label === defaultVersion) ?? '';
    if (versions.length > 0)
      this.#scope.version = version === '' || versions.includes(version) ? version : usual;
    if (products.length > 0) this.#scope.product = products.includes(product) ? product : '';
  }

  /** Asks again, in all versions and products. */
  #widen(): void {
    Object.assign(this.#scope, { version: '', product: '' });
    delete this.#view.filters.dataset['of'];
    this.#view.input.focus();
    void this.#update();
  }

  /** Pages for a reader to whom the search has nothing else to show. */
  #nearby(): { readonly label: string; readonly pages: readonly RecentPage[] } {
    const pages = readRecent(this.#base);
    return pages.length > 0
      ? { label: this.#words.searchRecent, pages }
      : { label: this.#words.suggestedPages, pages: pagesNearby() };
  }

  #showNearby(): void {
    const { label, pages } = this.#nearby();
    const rows = pages.length === 0 ? [] : [recentRows(pages, label, this.#remember)];
    this.#show(this.#view.input.value, rows, '');
  }

  #show(
    query: string,
    rows: readonly HTMLElement[],
    status: string,
    ways: readonly HTMLElement[] = [],
  ): void {
    const { results, status: line } = this.#view;
    results.removeAttribute('aria-busy');
    results.replaceChildren(...rows);
    this.#view.ways.replaceChildren(...ways);
    line.textContent = status;
    this.#shown = query;
    line.classList.toggle('search-nothing', rows.length === 0 && status !== '');
    this.#selection.reset(this.#isTyped);
  }

  #showFilters({ manifest }: Searcher): void {
    const { filters } = this.#view;
    if (filters.dataset['of'] === this.#scope.manifestUrl) return;
    filters.dataset['of'] = this.#scope.manifestUrl;
    const words = this.#words;
    const made: HTMLElement[] = [];
    const add = (key: keyof Scope, label: string, choices: readonly Choice[]): void => {
      const choose = (value: string): void => {
        this.#scope[key] = value;
        this.#view.input.focus();
        void this.#update();
      };
      if (choices.length > 1) made.push(buildFilter(label, choices, this.#scope[key], choose));
    };
    const withAll = (labels: readonly string[]): readonly Choice[] =>
      labels.length < 2 ? [] : [['', words.searchAll], ...labels.map((label): Choice => [label, label])];
    const addressOf = (file: string): string => new URL(file, this.#scope.manifestUrl).href;
    const languages = manifest.languages.map(([label, file]): Choice => [addressOf(file), label]);
    add('manifestUrl', words.language, languages);
    add('version', words.version, withAll(manifest.versions));
    add('product', words.product, withAll(manifest.products));
    filters.replaceChildren(...made);
    filters.hidden = made.length === 0;
  }
}

const sessions = new WeakMap<Document, SearchSession>();

/** Opens the search dialog, whose styles are there already; builds it the first time. */
export function openSearch(options: OpenSearchOptions): void {
  const session = sessions.get(document) ?? new SearchSession(options);
  sessions.set(document, session);
  session.open(options.typed);
}
