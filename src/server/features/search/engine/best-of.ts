/** Returns the `count` ordinals of all lists with the smallest keys in order; ties go to the smaller ordinal. */
export function bestOf(
  lists: readonly (readonly number[])[],
  count: number,
  keyOf: (ordinal: number) => number,
): number[] {
  if (count <= 0) return [];
  const heap = new WorstFirst(count);
  for (const ordinals of lists) {
    for (const ordinal of ordinals) heap.offer(ordinal, keyOf(ordinal));
  }
  return heap.ordinalsByKey();
}

/** A bounded binary heap with the worst item on top; a full heap rejects items that are worse. */
class WorstFirst {
  readonly #size: number;
  readonly #ordinals: number[] = [];
  readonly #keys: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  offer(ordinal: number, key: number): void {
    if (this.#ordinals.length < this.#size) {
      this.#ordinals.push(ordinal);
      this.#keys.push(key);
      this.#rise(this.#ordinals.length - 1);
      return;
    }
    const worst = this.#keys[0] ?? 0;
    if (key > worst || (key === worst && ordinal > (this.#ordinals[0] ?? 0))) return;
    this.#ordinals[0] = ordinal;
    this.#keys[0] = key;
    this.#sink();
  }

  ordinalsByKey(): number[] {
    const order = Array.from(this.#ordinals.keys()).sort((a, b) => (this.#isWorse(a, b) ? 1 : -1));
    return order.map((at) => this.#ordinals[at] ?? 0);
  }

  #isWorse(a: number, b: number): boolean {
    const [first, second] = [this.#keys[a] ?? 0, this.#keys[b] ?? 0];
    return first === second ? (this.#ordinals[a] ?? 0) > (this.#ordinals[b] ?? 0) : first > second;
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ;) {
      const left = at * 2 + 1;
      let worst = at;
      if (left < this.#ordinals.length && this.#isWorse(left, worst)) worst = left;
      if (left + 1 < this.#ordinals.length && this.#isWorse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    [this.#ordinals[a], this.#ordinals[b]] = [this.#ordinals[b] ?? 0, this.#ordinals[a] ?? 0];
    [this.#keys[a], this.#keys[b]] = [this.#keys[b] ?? 0, this.#keys[a] ?? 0];
  }
}
