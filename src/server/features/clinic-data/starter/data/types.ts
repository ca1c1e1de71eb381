import Type, { type Static, type TSchema } from 'typebox';
import { PREPARATION_KINDS } from '#shared/domain/booking/preparation.ts';

/** The shapes of the data files. Unknown fields are refused, so that a misspelt one is found. */
export const record = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(fields, { additionalProperties: false });

export const Text = Type.String({ minLength: 1 });
export const Slug = Type.String({ pattern: '^[a-z0-9-]+$' });
export const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 });

/** A table of every country, and of every language. */
export const perCountry = <T extends TSchema>(schema: T) =>
  record({ ae: schema, hu: schema, kg: schema, kz: schema, ro: schema });
export const perLanguage = <T extends TSchema>(schema: T) =>
  record({ en: schema, hu: schema, kk: schema, ro: schema, ru: schema });

/** A text in every language of the product. */
export const Names = perLanguage(Text);
export type Names = Readonly<Static<typeof Names>>;

/** A text in the locales of one country (a street, clinic or person). */
export const LocalNames = Type.Partial(Names);
export type LocalNames = Readonly<Static<typeof LocalNames>>;

/** The everyday names and symptoms that a service is searched by, separated by commas, by its slug. */
export const Aliases = Type.Record(Slug, Text);

/** The forms of names that sentences of one language need, by slug. */
export const NameForms = record({
  /** The city as the place of something: "in Dubai". */
  cities: Type.Record(Slug, Text),
  /** Several doctors, and what is booked: "Cardiologists", "Cardiology consultation". */
  specialties: Type.Record(Slug, Type.Tuple([Text, Text])),
});
export type NameForms = Static<typeof NameForms>;

/** The variant for patients under 18, if it is a separate medical field. */
const ChildVariant = record({ slug: Slug, names: Names, about: Names });
export type ChildVariant = Static<typeof ChildVariant>;

const service = {
  ...ChildVariant.properties,
  child: Type.Optional(ChildVariant),
  /** The demand, from 1 (lowest) to 100 (highest). */
  popularity: Type.Integer({ minimum: 1, maximum: 100 }),
  /** The duration in steps of 30 minutes. */
  steps: Type.Union([Type.Literal(1), Type.Literal(2)]),
  /** The factor of the country's typical price of a first consultation. */
  priceLevel: Type.Number(),
};

export const Specialty = record({
  ...service,
  /** The doctor treats only patients of 0 to 216 months. */
  childOnly: Type.Optional(Type.Literal(true)),
});
export type Specialty = Static<typeof Specialty>;

const ProcedureCategoryKey = Type.Enum([
  'aesthetic',
  'allergy',
  'dental',
  'endoscopy',
  'functional',
  'imaging',
  'laboratory',
  'minor',
  'rehabilitation',
  'sight-and-hearing',
  'ultrasound',
  'vaccination',
]);

export const ProcedureCategory = record({ key: ProcedureCategoryKey, slug: Slug, names: Names });

export const Procedure = record({
  ...service,
  category: ProcedureCategoryKey,
  /** The slugs of the specialties that perform it. */
  specialties: Type.Array(Slug),
  /** Patients are served in order of arrival, without an appointment. */
  walkIn: Type.Optional(Type.Literal(true)),
});
export type Procedure = Static<typeof Procedure>;

/** The preparation of a patient for a service, as `Preparation` of the product. */
export const ServicePreparation = record({
  steps: Type.Array(
    record({
      kind: Type.Enum([...PREPARATION_KINDS]),
      amount: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  notes: LocalNames,
});

const position = { lat: Type.Number(), lng: Type.Number() };

/** A street and the slugs of the areas that it runs through. */
const Street = record({ names: LocalNames, areas: Type.Array(Slug) });
export type Street = Static<typeof Street>;

export const City = record({
  /** The id, unique within the country; 10 for the main city. */
  id: Type.Integer(),
  slug: Slug,
  names: Names,
  ...position,
  /** The share of the country's doctors; shares add up to 1. */
  weight: Share,
  areas: Type.Array(record({ slug: Slug, names: Names, ...position })),
  streets: Type.Array(Street),
});
export type City = Static<typeof City>;
