import pg from 'pg';

type Parse = (text: string) => unknown;

type FindParser = (oid: number, format?: 'text' | 'binary') => Parse;

const { builtins } = pg.types;
const findDefaultParser: FindParser = pg.types.getTypeParser;
/** The oids of array types; `pg` has names only for those of their elements. */
const ARRAYS = {
  int2: 1005,
  int4: 1007,
  text: 1009,
  int8: 1016,
  numeric: 1231,
  date: 1182,
  timestamp: 1115,
};

/**
 * The parsers that replace those of `pg`: numbers become numbers, and dates stay `YYYY-MM-DD`,
 * because a `Date` would move them into the zone of the server. `timestamptz` is an instant, so a
 * `Date`.
 */
const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [builtins.INT8, toSafeInteger],
  [builtins.NUMERIC, Number],
  [builtins.DATE, String],
  [builtins.TIMESTAMP, String],
  [ARRAYS.int2, toIntegers],
  [ARRAYS.int4, toIntegers],
  [ARRAYS.int8, arrayOf(toSafeInteger)],
  [ARRAYS.numeric, arrayOf(Number)],
  [ARRAYS.date, arrayOf(String)],
  [ARRAYS.timestamp, arrayOf(String)],
]);

/** Parses the values of a row to those of JavaScript. */
export const VALUE_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || findDefaultParser(oid, format),
};

/** Throws instead of rounding: a wrong number would be a wrong id. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond 2^53`);
  return value;
}

const PLAIN_INTEGERS = /^\{[-\d,]*\}$/;
const toIntegersOrNull = findDefaultParser(ARRAYS.int4);

/** Parses a list of integers, such as the free minutes of a day. The default parser is slow. */
function toIntegers(text: string): unknown {
  return PLAIN_INTEGERS.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : toIntegersOrNull(text);
}

function arrayOf(parse: Parse): Parse {
  const toStrings = findDefaultParser(ARRAYS.text);
  const convert = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(convert);
    return typeof item === 'string' ? parse(item) : item;
  };
  return (text) => convert(toStrings(text));
}
