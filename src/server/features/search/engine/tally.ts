/**
 * Counts how many of the typed words match each document, and sums up their penalties. One tally serves
 * all queries of an index, one at a time. New marks make the entries of earlier queries obsolete, so
 * that the arrays need not be cleared.
 */
export class Tally {
  /** The mark of the last word that matched at each ordinal. */
  #marks = new Int32Array(0);
  #counts = new Uint8Array(0);
  /** The sum of the minimum penalties of all words so far. */
  #totals = new Int32Array(0);
  /** The minimum penalty of the current word. */
  #minPenalties = new Int32Array(0);
  #word = 0;
  #firstWord = 1;

  /** Starts a query over `ordinals` ordinals, which discards the previous one. */
  beginQuery(ordinals: number): void {
    const isFull = this.#word > 2 ** 30;
    if (ordinals > this.#marks.length || isFull) {
      const capacity = Math.ceil(ordinals * 1.25);
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

  /** Adds a match of the current word. Returns true if the ordinal is new to this query. */
  add(ordinal: number, penalty: number): boolean {
    const mark = this.#marks[ordinal] ?? 0;
    if (mark === this.#word) {
      const minPenalty = this.#minPenalties[ordinal] ?? 0;
      if (penalty < minPenalty) {
        this.#totals[ordinal] = (this.#totals[ordinal] ?? 0) + penalty - minPenalty;
        this.#minPenalties[ordinal] = penalty;
      }
      return false;
    }
    const isNew = mark < this.#firstWord;
    this.#marks[ordinal] = this.#word;
    this.#minPenalties[ordinal] = penalty;
    this.#counts[ordinal] = isNew ? 1 : this.countAt(ordinal) + 1;
    this.#totals[ordinal] = isNew ? penalty : this.totalAt(ordinal) + penalty;
    return isNew;
  }

  /** Lowers the total of an ordinal that matches already, once per word. */
  reward(ordinal: number, bonus: number): void {
    const mark = this.#marks[ordinal] ?? 0;
    if (mark < this.#firstWord || mark === this.#word) return;
    this.#marks[ordinal] = this.#word;
    this.#totals[ordinal] = this.totalAt(ordinal) - bonus;
  }

  /** Returns the number of words that match at an ordinal of this query. */
  countAt(ordinal: number): number {
    return this.#counts[ordinal] ?? 0;
  }

  totalAt(ordinal: number): number {
    return this.#totals[ordinal] ?? 0;
  }
}
