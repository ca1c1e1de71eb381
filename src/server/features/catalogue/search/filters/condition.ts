import { SearchError } from '../search-error.ts';
import type { Filter } from './filter.ts';

const COMPARISONS = {
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
} as const;

export type Comparison = keyof typeof COMPARISONS;

export function isComparison(text: string): text is Comparison {
  return Object.hasOwn(COMPARISONS, text);
}

/** Returns a filter such as `city != 10` or `type = Doctors`. Values ignore letter case, names do not. */
export function compares(attribute: string, comparison: Comparison, value: string): Filter {
  if (attribute === 'city') {
    const compare = COMPARISONS[comparison];
    const number = toNumber(value);
    return ({ city }) => compare(city, number);
  }
  if (attribute !== 'type') {
    const name = attribute.slice(0, 50);
    throw new SearchError(400, `filters: there are city and type to filter by, no "${name}"`);
  }
  if (comparison !== '=') {
    throw new SearchError(400, `filters: type cannot be compared by ${comparison}`);
  }
  const wanted = value.toLowerCase();
  return ({ type }) => type.toLowerCase() === wanted;
}

/** Returns the filter `city:10 TO 12`, both included. */
export function isBetween(attribute: string, from: string, to: string): Filter {
  const [atLeast, atMost] = [compares(attribute, '>=', from), compares(attribute, '<=', to)];
  return (of) => atLeast(of) && atMost(of);
}

function toNumber(text: string): number {
  if (!/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) {
    throw new SearchError(400, `filters: city is a number, not "${text.slice(0, 50)}"`);
  }
  return Number(text);
}
