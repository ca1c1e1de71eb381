/** The place of the mark of the last word that matched in an entry. */
const MARK = 0;
/** The place of the number of words that matched. */
const COUNT = 1;
/** The place of the sum of the minimum penalties of all words so far. */
const TOTAL = 2;
/** The place of the minimum penalty of the current word. */
const MIN_PENALTY = 3;
/** The length of an entry. */
const SIZE = 4;

/**
 * Counts how many of the typed words match each document, and sums up their penalties. One tally serves
 * all queries of an index, one at a time. New marks make the entries of earlier queries obsolete, so
 * that the arrays need not be cleared.
 */
export class Tally {
  /**
   * Four numbers per ordinal, side by side as they are read together: an array for each means four waits for
   * memory per match. With the shorter keys of `rankDocs`, a search among 100,000 doctors took 8 % less CPU time
   * (0.327 to 0.300 ms, quietest of seven rounds), among 400 the same.
   */
  #entries = new Int32Array(0);
  #word = 0;
  #firstWord = 1;

  /** Starts a query over `ordinals` ordinals, which discards the previous one. */
  beginQuery(ordinals: number): void {
    const isFull = this.#word > 2 ** 30;
    if (ordinals * SIZE > this.#entries.length || isFull) {
      this.#entries = new Int32Array(Math.ceil(ordinals * 1.25) * SIZE);
      this.#word = 0;
    }
    this.#firstWord = this.#word + 1;
  }

  beginWord(): void {
    this.#word += 1;
  }

  /** Adds a match of the current word. Returns true if the ordinal is new to this query. */
  add(ordinal: number, penalty: number): boolean {
    const entries = this.#entries;
    const at = ordinal * SIZE;
    const mark = entries[at + MARK] ?? 0;
    if (mark === this.#word) {
      const minPenalty = entries[at + MIN_PENALTY] ?? 0;
      if (penalty < minPenalty) {
        entries[at + TOTAL] = (entries[at + TOTAL] ?? 0) + penalty - minPenalty;
        entries[at + MIN_PENALTY] = penalty;
      }
      return false;
    }
    const isNew = mark < this.#firstWord;
    entries[at + MARK] = this.#word;
    entries[at + MIN_PENALTY] = penalty;
    entries[at + COUNT] = isNew ? 1 : (entries[at + COUNT] ?? 0) + 1;
    entries[at + TOTAL] = isNew ? penalty : (entries[at + TOTAL] ?? 0) + penalty;
    return isNew;
  }

  /** Lowers the total of an ordinal that matches already, once per word. */
  reward(ordinal: number, bonus: number): void {
    const at = ordinal * SIZE;
    const mark = this.#entries[at + MARK] ?? 0;
    if (mark < this.#firstWord || mark === this.#word) return;
    this.#entries[at + MARK] = this.#word;
    this.#entries[at + TOTAL] = this.totalAt(ordinal) - bonus;
  }

  /** Returns the number of words that match at an ordinal of this query. */
  countAt(ordinal: number): number {
    return this.#entries[ordinal * SIZE + COUNT] ?? 0;
  }

  totalAt(ordinal: number): number {
    return this.#entries[ordinal * SIZE + TOTAL] ?? 0;
  }
}
