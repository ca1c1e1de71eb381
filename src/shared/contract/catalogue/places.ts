import Type, { type Static } from 'typebox';
import {
  Entity,
  Id,
  IdList,
  Latitude,
  Locale,
  Longitude,
  Nullable,
  Page,
  ShortListQuery,
  Slug,
} from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

export const Location = Entity({ lat: Latitude, lng: Longitude });
export type Location = Static<typeof Location>;

export const City = Entity({
  id: Id,
  slug: Slug,
  name: Type.String(),
  locative_name: Type.String({ description: 'As the place of something: "in Dubai"' }),
  timezone: Type.String({ description: 'IANA zone' }),
  doctors_count: Type.Integer({ description: 'Active doctors in the city' }),
  location: Location,
});
export type City = Static<typeof City>;

export const CityArea = Entity({
  id: Id,
  slug: Slug,
  name: Type.String(),
  sitemap_index: Type.Boolean({
    description: 'True if search engines may index lists of this area',
  }),
});
export type CityArea = Static<typeof CityArea>;

const Itinerary = Entity({
  short_name: Type.String({ description: 'The line, as on the signs' }),
  icon_abs_url: Type.String({ description: 'With scheme and host' }),
});

export const Station = Entity({
  name: Type.String(),
  distance: Type.Integer({ description: 'Metres from the branch' }),
  location: Nullable(Location),
  itineraries: Type.Array(Itinerary),
});
export type Station = Static<typeof Station>;

/** The fields of a clinic branch in every response. */
export const ClinicBranchFields = {
  id: Id,
  name: Type.String(),
  address: Type.String({ description: 'Street and house number' }),
  phone: Nullable(Type.String({ description: 'International, with the spaces it is read with' })),
  clinic: Id,
  clinic_slug: Slug,
  city: Id,
  city_name: Type.String(),
  city_area: Nullable(Id),
  city_area_name: Nullable(Type.String()),
  location: Location,
  distance: Nullable(Type.Integer({ description: 'Metres from the given lat and lng' })),
  closest_stations: Type.Array(Station),
};
export const ClinicBranch = Entity(ClinicBranchFields);
export type ClinicBranch = Static<typeof ClinicBranch>;

/** A branch with what a patient wants to know before an appointment. */
const ClinicBranchDetailsFields = {
  ...ClinicBranchFields,
  parking: Nullable(Type.String()),
  is_wheelchair_accessible: Nullable(Type.Boolean({ description: 'Null if unknown' })),
  cancel_hours: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 72,
      description: 'Hours before the appointment until which the clinic asks patients to cancel',
    }),
  ),
};
export const ClinicBranchDetails = Entity(ClinicBranchDetailsFields);
export type ClinicBranchDetails = Static<typeof ClinicBranchDetails>;

/** A branch with the way to its door. */
export const ClinicBranchArrivalFields = {
  ...ClinicBranchDetailsFields,
  directions: Nullable(
    Type.String({
      description:
        'Entrance, floor and door, in the language of the request; null if unknown in this language',
    }),
  ),
};
export const ClinicBranchArrival = Entity(ClinicBranchArrivalFields);
export type ClinicBranchArrival = Static<typeof ClinicBranchArrival>;

export const Insurance = Entity({ id: Id, name: Type.String(), sitemap_index: Type.Boolean() });
export type Insurance = Static<typeof Insurance>;

const CitiesQuery = Type.Object({
  ...ShortListQuery,
});
const CityAreasQuery = Type.Object({
  city: Type.Optional(Id),
  ...ShortListQuery,
});
const InsurancesQuery = Type.Object({
  id: Type.Optional(IdList),
  locale: Type.Optional(Locale),
  ...ShortListQuery,
});

export const CityPage = Page(City);
export const CityAreaPage = Page(CityArea);
export const InsurancePage = Page(Insurance);

const call = { tag: 'Places', cache: 'shared' } as const;

export const placeEndpoints = withRoutes(routes, {
  cities: {
    ...call,
    summary: 'Cities, the one with most doctors first',
    description: 'All cities unless `limit` is given, each with the number of its active doctors.',
    query: CitiesQuery,
    success: { status: 200, schema: CityPage },
  },
  cityAreas: {
    ...call,
    summary: 'Districts of a city, by name',
    description: 'Districts of one city, or of all, by name; numbered ones by number.',
    query: CityAreasQuery,
    success: { status: 200, schema: CityAreaPage },
  },
  insurances: {
    ...call,
    summary: 'Insurances that clinics accept',
    description:
      'By name. Unknown ids are omitted, and an empty `id` gives an empty list, so that a client ' +
      'can resolve all its ids in one call.',
    query: InsurancesQuery,
    success: { status: 200, schema: InsurancePage },
  },
});
