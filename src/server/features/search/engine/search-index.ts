import type { SearchType } from '#shared/contract/search/search.ts';
import { TRAIT_BITS, wordsOfDoc, type SearchDoc } from './words/doc-words.ts';
import { Tally } from './tally.ts';
import { Texts } from './words/texts.ts';
import { Vocabulary } from './words/vocabulary.ts';

/** A city and a type: what filters choose by. */
export interface Cell {
  readonly city: number;
  readonly type: SearchType;
  /** The slots of its documents in the index. */
  readonly slots: number[];
}

/** A word and the documents that have it, cell by cell: slot and traits in one number. */
export interface IndexedWord {
  readonly text: string;
  readonly postings: Map<Cell, number[]>;
}

const TRAITS = (1 << TRAIT_BITS) - 1;
const GONE = -1;

export function slotOf(posting: number): number {
  return posting >>> TRAIT_BITS;
}

export function traitsOf(posting: number): number {
  return posting & TRAITS;
}

/** The displayed fields of a document. */
export type Shown = Pick<SearchDoc, 'type' | 'city'> & Kept;
/** The stored fields of a document, besides its cell. */
type Kept = Pick<SearchDoc, 'entity' | 'slug' | 'titles'>;

/**
 * The inverted index, in memory: about twelve numbers per document, and its displayed fields. A changed
 * document gets a new slot and leaves the old one empty.
 */
export class SearchIndex {
  readonly #words = new Map<string, IndexedWord>();
  readonly #cells = new Map<string, Cell>();
  /** The tally of the current query. */
  readonly tally = new Tally();
  readonly #slots = new Map<number, number>();
  readonly #weights: number[] = [];
  readonly #cellsBySlot: Cell[] = [];
  readonly #kept = new Texts();
  #vocabulary: Vocabulary<IndexedWord> | null = null;

  cellsOf(type: SearchType): Cell[] {
    return Array.from(this.#cells.values()).filter((cell) => cell.type === type);
  }

  /** Documents that can be found. */
  get size(): number {
    return this.#slots.size;
  }

  /** Slots in use and empty. */
  get slots(): number {
    return this.#weights.length;
  }

  get vocabulary(): Vocabulary<IndexedWord> {
    this.#vocabulary ??= new Vocabulary(this.#words.values());
    return this.#vocabulary;
  }

  /** Throws a RangeError where nothing has ever been. */
  shownAt(slot: number): Shown {
    const cell = this.#cellsBySlot[slot];
    if (cell === undefined) throw new RangeError(`no slot ${slot}`);
    const { type, city } = cell;
    return { type, city, ...(JSON.parse(this.#kept.at(slot)) as Kept) };
  }

  /** Returns the weight of a document; negative if it was removed. */
  weightAt(slot: number): number {
    return this.#weights[slot] ?? GONE;
  }

  /** Adds a document or replaces the one of the same id. */
  put(doc: SearchDoc): void {
    this.remove(doc.id);
    const slot = this.#weights.length;
    const cell = this.#cellOf(doc);
    const { entity, slug, titles } = doc;
    this.#cellsBySlot.push(cell);
    this.#kept.add(JSON.stringify({ entity, slug, titles } satisfies Kept));
    this.#weights.push(Math.max(0, doc.weight));
    this.#slots.set(doc.id, slot);
    cell.slots.push(slot);
    for (const [text, traits] of wordsOfDoc(doc)) {
      const { postings } = this.#wordOf(text);
      const posting = (slot << TRAIT_BITS) | traits;
      const others = postings.get(cell);
      if (others === undefined) postings.set(cell, [posting]);
      else others.push(posting);
    }
  }

  /** Finishes pending work after changes, which would otherwise slow down the next query. */
  settle(): void {
    this.#vocabulary ??= new Vocabulary(this.#words.values());
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#weights[slot] = GONE;
  }

  #cellOf({ city, type }: SearchDoc): Cell {
    const key = `${type} ${city}`;
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    const cell = { city, type, slots: [] };
    this.#cells.set(key, cell);
    return cell;
  }

  #wordOf(text: string): IndexedWord {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const word = { text, postings: new Map<Cell, number[]>() };
    this.#words.set(text, word);
    this.#vocabulary = null;
    return word;
  }
}
