import Type, { type Static, type TSchema } from 'typebox';
import { DateTime, Entity, Slug } from '#shared/contract/common.ts';
import { SEARCH_DETAILS, type SearchDetail } from './search-details.ts';
import { searchRoutes } from './search-routes.ts';

/** The types of hits, in the order in which a page alternates between them. */
export const SEARCH_TYPES = ['Doctors', 'Clinics', 'Specialties', 'Services'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The name of the search index in every country. */
export const SEARCH_INDEX = 'catalog';

export const MAX_HITS_PER_PAGE = 100;
/** The maximum number of hits over all pages. */
export const MAX_HITS = 1000;
/** The maximum number of queries in one request. */
export const MAX_QUERIES = 50;

/** The range of an integer: very long digits in a URL would parse as infinity. */
const Countable = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

const Strings = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 });
const FilterList = Type.Array(Type.Union([Type.String(), Type.Array(Type.String())]), {
  maxItems: 50,
});

/** The supported parameters of Algolia's search; all others are ignored. */
const parameters = {
  query: Type.String({ description: 'The typed text; the last word may be incomplete' }),
  filters: Type.String({
    description: 'On `city` and `type`, as in `city=10 AND NOT (type:Doctors OR type:Clinics)`',
  }),
  facetFilters: Type.Union([Type.String(), FilterList], {
    description: 'As in `["city:10", ["type:Doctors", "type:Clinics"]]`',
  }),
  numericFilters: Type.Union([Type.String(), FilterList], { description: 'As in `["city=10"]`' }),
  facets: Type.Union([Type.String(), Strings], { description: '`type`, `city` or `*`' }),
  hitsPerPage: Type.Integer({ ...Countable, description: '20 by default, 100 at most' }),
  page: Type.Integer({ ...Countable, description: 'From 0' }),
  attributesToRetrieve: Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 50,
    description:
      'All by default, but those that are read from the database have to be named: ' +
      SEARCH_DETAILS.map((name) => `\`${name}\``).join(', '),
  }),
  attributesToHighlight: Strings,
  highlightPreTag: Type.String({ maxLength: 100 }),
  highlightPostTag: Type.String({ maxLength: 100 }),
  queryLanguages: Type.Array(Type.String({ maxLength: 20 }), {
    maxItems: 10,
    description: 'The preferred language; by default that of Accept-Language',
  }),
};

export const SearchParams = Type.Partial(Type.Object(parameters));
export type SearchParams = Static<typeof SearchParams>;

const encoded = {
  params: Type.Optional(Type.String({ description: 'Parameters, URL-encoded' })),
};

export const SearchBody = Type.Object({ ...SearchParams.properties, ...encoded });

export const QueriesBody = Type.Object({
  requests: Type.Array(
    Type.Object({ indexName: Type.String(), ...SearchParams.properties, ...encoded }),
    { maxItems: MAX_QUERIES },
  ),
});

export const Highlight = Entity({
  value: Type.String({ description: 'The title with matches in `<em>`; not escaped' }),
  matchLevel: Type.Enum(['none', 'partial', 'full']),
  fullyHighlighted: Type.Optional(Type.Boolean()),
  matchedWords: Type.Array(Type.String({ description: 'Of the query' })),
});
export type Highlight = Static<typeof Highlight>;

/** A value per language; those of the country are always present. */
const inLanguages = <T extends TSchema>(schema: T) =>
  Type.Partial(Type.Object({ en: schema, hu: schema, kk: schema, ro: schema, ru: schema }));

export const LocalizedText = inLanguages(Type.String());
export const LocalizedHighlight = inLanguages(Highlight);

const details = {
  doctor_count: Type.Optional(
    Type.Integer({ description: 'In the list of a specialty or service at `pretty_url`' }),
  ),
  price_from: Type.Optional(
    Type.Number({ description: 'The lowest price in the list at `pretty_url`' }),
  ),
  image_url: Type.Optional(Type.String({ description: 'The portrait of a doctor' })),
  specialties: Type.Optional(Type.Array(Type.String(), { description: 'Of a doctor' })),
  clinic_branch: Type.Optional(
    Type.String({
      description: 'Of the branches of a doctor in the city, that with the first slot',
    }),
  ),
  nearest_slot_datetime: Type.Optional(DateTime),
} satisfies Record<SearchDetail, TSchema>;

export const SearchHit = Entity({
  objectID: Type.String(),
  title: Type.Optional(LocalizedText),
  type: Type.Optional(Type.Enum([...SEARCH_TYPES])),
  slug: Type.Optional(Slug),
  pretty_url: Type.Optional(Type.String({ description: 'Path of its page, without language' })),
  city: Type.Optional(Type.Integer()),
  city_area: Type.Optional(
    Type.String({ description: 'The district that the query names; its list is at `pretty_url`' }),
  ),
  alternate_name: Type.Optional(
    Type.String({ description: 'The alternate name that matched, if the title did not' }),
  ),
  address: Type.Optional(
    Type.String({
      description: 'Of a clinic in the city: district and street, or the districts of its branches',
    }),
  ),
  branch_count: Type.Optional(
    Type.Integer({ description: 'Of a clinic with several branches in the city' }),
  ),
  ...details,
  _highlightResult: Type.Optional(Entity({ title: LocalizedHighlight })),
});
export type SearchHit = Static<typeof SearchHit>;
export type SearchDetails = Pick<SearchHit, SearchDetail>;

export const SearchResult = Entity({
  hits: Type.Array(SearchHit),
  nbHits: Type.Integer(),
  page: Type.Integer(),
  nbPages: Type.Integer(),
  hitsPerPage: Type.Integer(),
  facets: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  exhaustiveNbHits: Type.Boolean(),
  exhaustiveTypo: Type.Boolean(),
  exhaustiveFacetsCount: Type.Optional(Type.Boolean()),
  processingTimeMS: Type.Integer(),
  query: Type.String(),
  params: Type.String({ description: 'The parameters of the request, URL-encoded' }),
  index: Type.String(),
});
export type SearchResult = Static<typeof SearchResult>;

export const QueriesResult = Entity({ results: Type.Array(SearchResult) });

/** The error of a search, as clients of Algolia expect it. */
export const SearchFailure = Entity({ message: Type.String(), status: Type.Integer() });
export type SearchFailure = Static<typeof SearchFailure>;

/**
 * The calls of Algolia's search API, for its unmodified clients: their paths, headers and errors
 * differ from those of our API.
 */
export const searchEndpoints = {
  search: {
    ...searchRoutes.search,
    summary: 'Find doctors, clinics, specialties and services',
    description:
      'For the unmodified clients of Algolia, which send JSON as text. Errors differ from those of ' +
      'our API: they have a message and a status.',
    params: Type.Object({ index: Type.String() }),
    body: SearchBody,
    success: { status: 200, schema: SearchResult },
  },
  searchMany: {
    method: 'POST',
    path: '/1/indexes/*/queries',
    summary: 'Several searches at once',
    description: 'Returns one result per query, in order.',
    body: QueriesBody,
    success: { status: 200, schema: QueriesResult },
  },
} as const;
