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
  return heap.takeAll();
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

  /** Removes all ordinals and returns them, the best first. */
  takeAll(): number[] {
    const worstFirst: number[] = [];
    for (let last = this.#ordinals.length - 1; last >= 0; last -= 1) {
      this.#swap(0, last);
      worstFirst.push(this.#ordinals.pop() ?? 0);
      this.#keys.pop();
      this.#sink();
    }
    return worstFirst.toReversed();
  }

  #isWorse(a: number, b: number): boolean {
    const first = this.#keys[a] ?? 0;
    const second = this.#keys[b] ?? 0;
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
    const ordinal = this.#ordinals[a] ?? 0;
    const key = this.#keys[a] ?? 0;
    this.#ordinals[a] = this.#ordinals[b] ?? 0;
    this.#keys[a] = this.#keys[b] ?? 0;
    this.#ordinals[b] = ordinal;
    this.#keys[b] = key;
  }
}
