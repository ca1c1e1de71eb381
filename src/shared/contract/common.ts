import Type, { type Static, type TSchema } from 'typebox';
import { MAX_OFFSET, MAX_PAGE } from './limits.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** A database id. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Ids joined by commas, as in `service=1,2`; the empty string is the empty list. */
export const IdList = Type.String({
  pattern: '^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,299})?$',
});

/** Slugs are lower-case ASCII words joined by hyphens. */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 200,
  examples: ['anna-nagy'],
});

/** A calendar day, `YYYY-MM-DD`, in the time zone of the city, of a year PostgreSQL can also read. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' });

/** An instant with the offset of the city's zone, as in `2026-11-24T14:30:00+05:00`. */
/** The body of a 204. */
export const Nothing = Type.Literal('');

export const DateTime = Type.String({ format: 'date-time' });

/** The language of the answer, where it is to be another than Accept-Language asks for. */
export const Locale = Type.Enum([...LANGUAGES], { description: 'Overrides Accept-Language' });

export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** Links to write out instead of naming them by id: some of the names, joined by commas. */
export const Expand = (...names: readonly string[]) => {
  const name = `(${names.join('|').replaceAll('.', '\\.')})`;
  return Type.String({
    pattern: `^(${name}(,${name})*)?$`,
    maxLength: 200,
    description: `Links to write out, joined by commas: ${names.map((each) => `\`${each}\``).join(', ')}`,
  });
};

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Accepts `limit=none` for everything where the list is bounded by nature. */
export const LimitOrNone = Type.Union([
  Type.Integer({ minimum: 1, maximum: MAX_PAGE }),
  Type.Literal('none'),
]);

/** A path that carries the id of an appointment or a branch. */
export const IdParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

export const Limit = Type.Integer({ minimum: 1, maximum: MAX_PAGE });
export const Offset = Type.Integer({ minimum: 0, maximum: MAX_OFFSET });

/** A page of a list: `count` is of the whole list, `next` and `previous` are URLs. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object(
    {
      count: Type.Integer(),
      next: Nullable(Type.String()),
      previous: Nullable(Type.String()),
      results: Type.Array(item),
    },
    { additionalProperties: false },
  );

export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** An object of an answer: it carries the named fields and nothing else. */
export const Entity = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export type { Static };
