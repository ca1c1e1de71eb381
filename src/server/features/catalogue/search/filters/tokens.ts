import { SearchError } from '../search-error.ts';

export interface Token {
  /** The kind; only a plain name can be a keyword, such as AND. */
  readonly kind: 'name' | 'quoted' | 'sign' | 'end';
  readonly text: string;
  /** The offset in the expression, for error messages. */
  readonly at: number;
}

const SPACE = /\s/;
const SIGNS = ['!=', '<=', '>=', '=', '<', '>', ':', '(', ')'] as const;
const ENDS_NAME = /[\s!<>=:()"']/;

/** Splits a filter expression into tokens, in linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (SPACE.test(character)) {
      at += 1;
      continue;
    }
    const sign = SIGNS.find((each) => text.startsWith(each, at));
    if (sign !== undefined) {
      tokens.push({ kind: 'sign', text: sign, at });
      at += sign.length;
      continue;
    }
    const isQuoted = character === '"' || character === "'";
    const { value, end } = isQuoted ? readQuoted(text, at) : readName(text, at);
    tokens.push({ kind: isQuoted ? 'quoted' : 'name', text: value, at });
    at = end;
  }
  tokens.push({ kind: 'end', text: 'end', at });
  return tokens;
}

interface Read {
  readonly value: string;
  readonly end: number;
}

function readName(text: string, from: number): Read {
  let end = from;
  while (end < text.length && !ENDS_NAME.test(text.charAt(end))) end += 1;
  if (end === from)
    throw new SearchError(400, `filters: unexpected "${text.charAt(from)}" at ${from}`);
  return { value: text.slice(from, end), end };
}

function readQuoted(text: string, from: number): Read {
  const quote = text.charAt(from);
  let value = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === quote) return { value, end: at + 1 };
    if (character === '\\') at += 1;
    value += text.charAt(at);
  }
  throw new SearchError(400, `filters: the quotation that begins at ${from} does not end`);
}
