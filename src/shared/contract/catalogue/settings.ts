import Type, { type Static } from 'typebox';
import { FLAG_NAMES } from '#shared/countries/flags.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { CURRENCIES } from '#shared/countries/country.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { Day, Entity, Latitude, Longitude, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

/** The public settings of the country. */
export const Settings = Entity({
  country_id: Type.Enum([...COUNTRY_CODES]),
  brand_name: Type.String(),
  link: Type.String({ description: "Address of the country's site" }),
  currency: Type.Enum([...CURRENCIES]),
  locales: Type.Array(Type.Enum([...LANGUAGES])),
  default_locale: Type.Enum([...LANGUAGES]),
  regional_locales: Type.Record(Type.String(), Type.String()),
  doctor_locales: Type.Array(Entity({ value: Type.String(), title: Type.String() })),
  address: Type.String(),
  og_locale: Type.String(),
  facebook: Nullable(Type.String()),
  instagram: Nullable(Type.String()),
  phone_mask: Entity({ calling_code: Type.String(), pattern: Type.String() }),
  timezone: Type.String(),
  patient_login_url: Nullable(Type.String({ description: 'Where patients sign in' })),
  clinic_cabinet_url: Nullable(Type.String({ description: 'Where clinics sign in' })),
  map_tiles: Nullable(
    Entity({
      url: Type.String({ description: 'Of a tile, with {z}, {x} and {y}' }),
      attribution: Type.String({ description: 'The copyright of the map, in plain text' }),
    }),
  ),
  map_cities: Type.Array(
    Entity({
      url: Type.String({ description: 'Of the drawn map, on the origin of the page' }),
      west: Longitude,
      south: Latitude,
      east: Longitude,
      north: Latitude,
    }),
    { description: 'Cities with a drawn map, which is shown instead of tiles' },
  ),
  holidays: Type.Array(Entity({ day: Day, name: Type.String() }), {
    description: 'Public holidays and moved days off of the next 60 days',
  }),
  google_tag_id: Nullable(Type.String({ description: 'The id of the Google tag' })),
  search: Entity({
    application_id: Type.String(),
    api_key: Type.String({ description: 'Public; gives access to the search only' }),
    index: Type.String(),
  }),
  flags: Type.Record(Type.Enum([...FLAG_NAMES]), Type.Boolean()),
});
export type Settings = Static<typeof Settings>;

export const settingsEndpoints = withRoutes(routes, {
  settings: {
    tag: 'Settings',
    summary: "The country's public settings and feature flags",
    description:
      'Currency, languages, phone mask, feature flags and the credentials of the search.',
    cache: 'shared',
    success: { status: 200, schema: Settings },
  },
});
