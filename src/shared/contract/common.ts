import Type, { type Static, type TSchema } from 'typebox';
import { MAX_OFFSET, MAX_PAGE } from './limits.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** A database id. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The ids of a list, joined by commas as in `service=1,2`; an empty string is an empty list. */
export const IdList = Type.String({
  pattern: '^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,299})?$',
});

/** A slug: lower-case ASCII words joined by hyphens. */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 200,
  examples: ['anna-nagy'],
});

/** A calendar day, `YYYY-MM-DD`, in the time zone of the city, of a year PostgreSQL can also read. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' });

/** Local minutes after midnight. */
export const Minute = Type.Integer({ minimum: 0, maximum: 1440 });

/** The body of a 204. */
export const Nothing = Type.Literal('');

/** An instant with the offset of the city's zone, as in `2026-11-24T14:30:00+05:00`. */
export const DateTime = Type.String({ format: 'date-time' });

/** The language of the response; overrides Accept-Language. */
export const Locale = Type.Enum([...LANGUAGES], { description: 'Overrides Accept-Language' });

export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** Accepts names, joined by commas, of the links that the response expands. */
export const Expand = (...names: readonly string[]) => {
  const name = `(${names.join('|').replaceAll('.', '\\.')})`;
  return Type.String({
    pattern: `^(${name}(,${name})*)?$`,
    maxLength: 200,
    description: `Links to expand, joined by commas: ${names.map((each) => `\`${each}\``).join(', ')}`,
  });
};

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The parameters of a path with a slug. */
export const SlugParams = Type.Object({ slug: Slug });

/** The parameters of a path with the id of an appointment or a branch. */
export const IdParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

export const Limit = Type.Integer({ minimum: 1, maximum: MAX_PAGE });
const Offset = Type.Integer({ minimum: 0, maximum: MAX_OFFSET });

/** The parameters of a page of a list. */
export const PageQuery = { limit: Type.Optional(Limit), offset: Type.Optional(Offset) };

/** The parameters of a page of a short list; the limit `none` is the whole of it. */
export const ShortListQuery = {
  limit: Type.Optional(Type.Union([Limit, Type.Literal('none')])),
  offset: Type.Optional(Offset),
};

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

/** An object of a response: it has these fields and no others. */
export const Entity = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export type { Static };
