import type { NameKeys } from './name-keys.ts';

/** A city, a district of a city, or an insurance. */
export interface Place {
  readonly id: number;
  readonly city_id?: number;
}

/** A name of a place. */
interface PlaceName {
  readonly place: Place;
  readonly keys: NameKeys;
  /** The position in the order in which names are tried. */
  readonly position: number;
}

/** Holds the names of places by the keys of their first word, as most queries name no place. */
export class NameTable {
  readonly #names = new Map<string, PlaceName[]>();
  #size = 0;

  add(place: Place, keys: NameKeys): void {
    const [first] = keys;
    if (first === undefined) return;
    const name = { place, keys, position: this.#size };
    this.#size += 1;
    for (const key of first) {
      const others = this.#names.get(key);
      if (others === undefined) this.#names.set(key, [name]);
      else others.push(name);
    }
  }

  /** Returns the names whose first word is among the keys, in the order in which they were added. */
  beginningWith(keys: Iterable<string>): PlaceName[] {
    const found = new Set<PlaceName>();
    for (const key of keys) {
      for (const name of this.#names.get(key) ?? []) found.add(name);
    }
    return Array.from(found).sort((a, b) => a.position - b.position);
  }
}
