import { SearchError } from '../search-error.ts';
import { allOf, anyOf, not, type Filter } from './filter.ts';
import { readCondition } from './read-filter.ts';

type FilterList = string | readonly (string | readonly string[])[];

/**
 * Parses `facetFilters` and `numericFilters`: conditions are combined with AND, those of a nested list
 * with OR. A minus before the name or the value negates a condition. A text is either JSON or conditions
 * joined by commas.
 *
 * @throws SearchError 400
 */
export function readFilterList(list: FilterList): Filter {
  const items = typeof list === 'string' ? listOf(list) : list;
  return allOf(
    items
      .filter((item) => item.length > 0)
      .map((item) => (typeof item === 'string' ? readOne(item) : anyOf(item.map(readOne)))),
  );
}

function readOne(text: string): Filter {
  const isNegated = /^\s*-|:\s*-/.test(text);
  if (!isNegated) return readCondition(text.replace(/:\s*\\-/, ':-'));
  return not(readCondition(text.replace(/^\s*-/, '').replace(/:\s*-/, ':')));
}

function listOf(text: string): readonly (string | readonly string[])[] {
  if (!text.trimStart().startsWith('['))
    return text.split(',').filter((part) => part.trim() !== '');
  const error = new SearchError(400, 'facetFilters: not a list of texts');
  const list = parse(text, error);
  if (!Array.isArray(list)) throw error;
  return list.map((item: unknown) => {
    if (typeof item === 'string') return item;
    if (Array.isArray(item) && item.every((part) => typeof part === 'string')) return item;
    throw error;
  });
}

function parse(json: string, error: SearchError): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw error;
  }
}
