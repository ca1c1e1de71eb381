/** A random generator with equal results for equal seeds, on every machine and version of Node. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive), in 2^32 steps. */
  fraction(): number;
  /** Returns an integer; both bounds are inclusive. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Returns a random item; throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns `count` different items in random order, or all if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** Returns lower-case hexadecimal digits. */
  hex(digits: number): string;
}

/** The purpose of a random stream. Each purpose has its own stream for a seed. */
export type Purpose = readonly (string | number)[];

/**
 * Creates a generator: xoshiro128** (Blackman and Vigna, 2018), seeded by splitmix32. Each doctor has
 * a separate stream, so that a change to one does not affect the others.
 */
export function createRandom(seed: number, ...purpose: Purpose): Random {
  const next = xoshiro128(purpose.reduce<number>(mixIn, mix(seed)));

  const fraction = () => next() / 2 ** 32;
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));

  function pick<T>(items: readonly T[]): T {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(integer(0, left.length - 1), 1));
    }
    return chosen;
  }

  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick,
    sample,
    hex: (digits) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join(''),
  };
}

function mixIn(state: number, part: string | number): number {
  if (typeof part === 'number') return mix(state ^ part);
  return [...part].reduce((mixed, letter) => mix(mixed ^ (letter.codePointAt(0) ?? 0)), mix(state));
}

/** Runs one step of splitmix32. */
function mix(value: number): number {
  let mixed = (value + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function xoshiro128(start: number): () => number {
  let a = mix(start);
  let b = mix(a);
  let c = mix(b);
  let d = mix(c);
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
