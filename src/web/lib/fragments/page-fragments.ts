/** The HTML of fragments by everything that they show, shared by all requests of a process. */
export interface FragmentCache {
  /** Returns the key for a text with everything that a fragment shows. */
  keyOf(text: string): string;
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

/** A fragment of one page. */
interface Fragment {
  /** The id of the element that marks its place in the page. */
  readonly id: string;
  readonly key: string;
  /** True if its ids of `useId` are the same on every page. */
  readonly isFixed: boolean;
  /** The cached HTML; undefined if the fragment has to be rendered. */
  readonly html: string | undefined;
}

const OPEN = '<template id="fragment-';
const CLOSE = '</template>';
/** Appears in every id of `useId`, which depends on the place of its component in the page. */
const REACT_ID = '_R_';

/**
 * The fragments of a page that is being rendered. React renders an empty mark in place of a cached
 * fragment and a mark around any other, and `compose` replaces the marks. Measured: React's part of
 * a list costs a third of what it does without.
 */
export class PageFragments {
  readonly #fragments: Fragment[] = [];
  readonly #cache: FragmentCache;
  /** The key for what is the same in the whole page. */
  readonly #page: string;

  constructor(cache: FragmentCache, page: readonly unknown[]) {
    this.#cache = cache;
    this.#page = cache.keyOf(JSON.stringify(page));
  }

  open(shown: readonly unknown[], isFixed: boolean): Fragment {
    const key = this.#cache.keyOf(JSON.stringify([this.#page, isFixed, ...shown]));
    const id = `fragment-${this.#fragments.length}`;
    const fragment = { id, key, isFixed, html: this.#cache.get(key) };
    this.#fragments.push(fragment);
    return fragment;
  }

  /** Returns the page that React would render without marks, and caches its new fragments. */
  compose(rendered: string): string {
    let composed = '';
    let position = 0;
    for (;;) {
      const mark = rendered.indexOf(OPEN, position);
      if (mark === -1) return composed + rendered.slice(position);
      const start = rendered.indexOf('>', mark) + 1;
      const end = rendered.indexOf(CLOSE, start);
      const fragment = this.#fragments[Number.parseInt(rendered.slice(mark + OPEN.length), 10)];
      if (fragment === undefined) throw new Error('A page contains the mark of no fragment');
      const html = fragment.html ?? rendered.slice(start, end);
      composed += rendered.slice(position, mark) + html;
      if (fragment.html === undefined) this.#store(fragment, html);
      position = end + CLOSE.length;
    }
  }

  #store({ key, isFixed }: Fragment, html: string): void {
    if (html.includes(OPEN)) throw new Error('A fragment contains another');
    if (isFixed || !html.includes(REACT_ID)) this.#cache.set(key, html);
  }
}
