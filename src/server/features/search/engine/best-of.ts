/** Returns the `count` slots with the smallest keys in order; ties go to the smaller slot. */
export function bestOf(
  slots: readonly number[],
  count: number,
  keyOf: (slot: number) => number,
): number[] {
  if (count <= 0) return [];
  const heap = new WorstFirst(count);
  for (const slot of slots) heap.offer(slot, keyOf(slot));
  return heap.slotsByKey();
}

/** A bounded binary heap with the worst item on top; a full heap rejects items that are worse. */
class WorstFirst {
  readonly #size: number;
  readonly #slots: number[] = [];
  readonly #keys: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  offer(slot: number, key: number): void {
    if (this.#slots.length < this.#size) {
      this.#slots.push(slot);
      this.#keys.push(key);
      this.#rise(this.#slots.length - 1);
      return;
    }
    const worst = this.#keys[0] ?? 0;
    if (key > worst || (key === worst && slot > (this.#slots[0] ?? 0))) return;
    this.#slots[0] = slot;
    this.#keys[0] = key;
    this.#sink();
  }

  slotsByKey(): number[] {
    const order = Array.from(this.#slots.keys()).sort((a, b) => (this.#isWorse(a, b) ? 1 : -1));
    return order.map((at) => this.#slots[at] ?? 0);
  }

  #isWorse(a: number, b: number): boolean {
    const [first, second] = [this.#keys[a] ?? 0, this.#keys[b] ?? 0];
    return first === second ? (this.#slots[a] ?? 0) > (this.#slots[b] ?? 0) : first > second;
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
      if (left < this.#slots.length && this.#isWorse(left, worst)) worst = left;
      if (left + 1 < this.#slots.length && this.#isWorse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    [this.#slots[a], this.#slots[b]] = [this.#slots[b] ?? 0, this.#slots[a] ?? 0];
    [this.#keys[a], this.#keys[b]] = [this.#keys[b] ?? 0, this.#keys[a] ?? 0];
  }
}
