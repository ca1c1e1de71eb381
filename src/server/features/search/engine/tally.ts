/**
 * Counts how many of the typed words match each document, and sums up their penalties. One tally serves
 * all queries of an index, one at a time. New marks make the entries of earlier queries obsolete, so
 * that the arrays need not be cleared.
 */
export class Tally {
  /** The mark of the last word that matched at each slot. */
  #marks = new Int32Array(0);
  #counts = new Uint8Array(0);
  /** The sum of the minimum penalties of all words so far. */
  #totals = new Int32Array(0);
  /** The minimum penalty of the current word. */
  #minPenalties = new Int32Array(0);
  #word = 0;
  #firstWord = 1;

  /** Starts a query over `slots` slots, which discards the previous one. */
  beginQuestion(slots: number): void {
    const isFull = this.#word > 2 ** 30;
    if (slots > this.#marks.length || isFull) {
      const capacity = Math.ceil(slots * 1.25);
      this.#marks = new Int32Array(capacity);
      this.#counts = new Uint8Array(capacity);
      this.#totals = new Int32Array(capacity);
      this.#minPenalties = new Int32Array(capacity);
      this.#word = 0;
    }
    this.#firstWord = this.#word + 1;
  }

  beginWord(): void {
    this.#word += 1;
  }

  /** Adds a match of the current word. Returns true if the slot is new to this query. */
  add(slot: number, penalty: number): boolean {
    const mark = this.#marks[slot] ?? 0;
    if (mark === this.#word) {
      const minPenalty = this.#minPenalties[slot] ?? 0;
      if (penalty < minPenalty) {
        this.#totals[slot] = (this.#totals[slot] ?? 0) + penalty - minPenalty;
        this.#minPenalties[slot] = penalty;
      }
      return false;
    }
    const isNew = mark < this.#firstWord;
    this.#marks[slot] = this.#word;
    this.#minPenalties[slot] = penalty;
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
