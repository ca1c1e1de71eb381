/**
 * Counts in how many of the typed words a document was found, and how well. One tally serves all
 * questions to an index, one at a time: a question begins with a mark of its own instead of
 * clearing what the one before has left.
 */
export class Tally {
  /** The mark of the word that touched a slot last. */
  #marks = new Int32Array(0);
  #counts = new Uint8Array(0);
  /** The sum of the minimum penalties of all words so far. */
  #totals = new Int32Array(0);
  /** The minimum penalty of the current word. */
  #least = new Int32Array(0);
  #word = 0;
  #firstWord = 1;

  /** Starts a query over `slots` slots and clears the previous one. */
  beginQuestion(slots: number): void {
    const isFull = this.#word > 2 ** 30;
    if (slots > this.#marks.length || isFull) {
      const room = Math.ceil(slots * 1.25);
      this.#marks = new Int32Array(room);
      this.#counts = new Uint8Array(room);
      this.#totals = new Int32Array(room);
      this.#least = new Int32Array(room);
      this.#word = 0;
    }
    this.#firstWord = this.#word + 1;
  }

  beginWord(): void {
    this.#word += 1;
  }

  /** The present word was found at a slot; answers whether the slot is new to this question. */
  add(slot: number, penalty: number): boolean {
    const mark = this.#marks[slot] ?? 0;
    if (mark === this.#word) {
      const least = this.#least[slot] ?? 0;
      if (penalty < least) {
        this.#totals[slot] = (this.#totals[slot] ?? 0) + penalty - least;
        this.#least[slot] = penalty;
      }
      return false;
    }
    const isNew = mark < this.#firstWord;
    this.#marks[slot] = this.#word;
    this.#least[slot] = penalty;
    this.#counts[slot] = isNew ? 1 : this.countAt(slot) + 1;
    this.#totals[slot] = isNew ? penalty : this.totalAt(slot) + penalty;
    return isNew;
  }

  /** Returns the number of words that match at a slot of this query. */
  countAt(slot: number): number {
    return this.#counts[slot] ?? 0;
  }

  totalAt(slot: number): number {
    return this.#totals[slot] ?? 0;
  }
}
