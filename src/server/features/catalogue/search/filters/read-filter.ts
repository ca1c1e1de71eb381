import { SearchError } from '../search-error.ts';
import { compares, isBetween, isComparison } from './condition.ts';
import { allOf, anyOf, not, type Filter } from './filter.ts';
import { tokensOf, type Token } from './tokens.ts';

const MAX_LENGTH = 4000;
const MAX_DEPTH = 50;

/**
 * Parses a filter expression: conditions on `city` and `type` with AND, OR, NOT and parentheses. AND
 * takes precedence over OR; a quoted value may contain any text. An empty filter matches all.
 *
 * @throws SearchError 400 that names the position of the error; no other error for any text
 */
export function readFilter(text: string): Filter {
  return parse(text, (parser) => (text.trim() === '' ? allOf([]) : parser.parseOr()));
}

/** Parses one condition: `city:10`, `city=10` or `city:10 TO 12`. */
export function readCondition(text: string): Filter {
  return parse(text, (parser) => parser.parseCondition());
}

function parse(text: string, read: (parser: FilterParser) => Filter): Filter {
  if (text.length > MAX_LENGTH) throw new SearchError(400, 'filters: too long');
  const parser = new FilterParser(tokensOf(text));
  const filter = read(parser);
  parser.expectEnd();
  return filter;
}

class FilterParser {
  readonly #tokens: readonly Token[];
  #position = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parseOr(): Filter {
    const filters = [this.#parseAnd()];
    while (this.#takeWord('OR')) filters.push(this.#parseAnd());
    return anyOf(filters);
  }

  parseCondition(): Filter {
    const attribute = this.#takeName();
    const sign = this.#take();
    if (sign.kind !== 'sign') throw unexpected(sign);
    if (isComparison(sign.text)) return compares(attribute, sign.text, this.#takeName());
    if (sign.text !== ':') throw unexpected(sign);
    const value = this.#takeName();
    return this.#takeWord('TO')
      ? isBetween(attribute, value, this.#takeName())
      : compares(attribute, '=', value);
  }

  expectEnd(): void {
    const token = this.#peek();
    if (token.kind !== 'end') throw unexpected(token);
  }

  #parseAnd(): Filter {
    const filters = [this.#parseNested()];
    while (this.#takeWord('AND')) filters.push(this.#parseNested());
    return allOf(filters);
  }

  #parseNested(): Filter {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new SearchError(400, 'filters: nested too deeply');
    const filter = this.#parseNot();
    this.#depth -= 1;
    return filter;
  }

  #parseNot(): Filter {
    if (this.#takeWord('NOT')) return not(this.#parseNested());
    const token = this.#peek();
    if (token.kind !== 'sign' || token.text !== '(') return this.parseCondition();
    this.#take();
    const filter = this.parseOr();
    const close = this.#take();
    if (close.kind !== 'sign' || close.text !== ')') throw unexpected(close);
    return filter;
  }

  #peek(): Token {
    return this.#tokens[this.#position] ?? { kind: 'end', text: 'end', at: 0 };
  }

  #take(): Token {
    const token = this.#peek();
    if (token.kind !== 'end') this.#position += 1;
    return token;
  }

  #takeName(): string {
    const token = this.#take();
    if (token.kind !== 'name' && token.kind !== 'quoted') throw unexpected(token);
    return token.text;
  }

  #takeWord(word: string): boolean {
    const token = this.#peek();
    if (token.kind !== 'name' || token.text !== word) return false;
    this.#position += 1;
    return true;
  }
}

function unexpected({ text, at }: Token): SearchError {
  return new SearchError(400, `filters: unexpected "${text.slice(0, 50)}" at ${at}`);
}
