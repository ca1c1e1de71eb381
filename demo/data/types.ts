import Type, { type Static, type TSchema } from 'typebox';
import { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { PREPARATION_KINDS } from '#shared/domain/booking/preparation.ts';

/** The shapes of the data files. Unknown fields are refused, so that a misspelt one is found. */
const record = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(fields, { additionalProperties: false });

const Text = Type.String({ minLength: 1 });
const Slug = Type.String({ pattern: '^[a-z0-9-]+$' });
const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 });

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

const MetroStation = record({ names: LocalNames, ...position, lines: Type.Array(Text) });
export type MetroStation = Static<typeof MetroStation>;

export const Metro = record({
  /** The colours of lines (CSS hex) by their short names. */
  colours: Type.Record(Text, Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  stations: Type.Array(MetroStation),
});
export type Metro = Static<typeof Metro>;

/** A name with a masculine and a feminine form. */
const GenderedName = record({ male: LocalNames, female: LocalNames });

/** The names of one culture. A person has names of one group only. */
export const NameGroup = record({
  key: Text,
  /** The share of the country's people; shares add up to 1. */
  weight: Share,
  family: Type.Array(GenderedName),
  male: Type.Array(LocalNames),
  female: Type.Array(LocalNames),
  patronymics: Type.Optional(Type.Array(GenderedName)),
});
export type NameGroup = Static<typeof NameGroup>;

const ClinicKind = Type.Enum([
  'aesthetic',
  'centre',
  'children',
  'clinic',
  'dental',
  'diagnostics',
  'eye',
  'family',
]);
export type ClinicKind = Static<typeof ClinicKind>;

/** The field that the name of a clinic states; the clinic has no other specialties. */
const ClinicField = Type.Enum(['digestion', 'heart', 'movement', 'nerves']);
export type ClinicField = Static<typeof ClinicField>;

export const ClinicBrand = record({
  slug: Slug,
  kind: ClinicKind,
  names: LocalNames,
  field: Type.Optional(ClinicField),
});
export type ClinicBrand = Static<typeof ClinicBrand>;

/** The texts of clinics, for any clinic or branch. */
export const ClinicTexts = record({
  descriptions: record({
    aesthetic: Names,
    centre: Names,
    children: Names,
    clinic: Names,
    dental: Names,
    diagnostics: Names,
    eye: Names,
    family: Names,
  }),
  parking: Type.Array(Names),
  directions: Type.Array(Names),
});

const BookingField = record({
  param_name: Text,
  titles: Names,
  type: AppointmentField.properties.type,
  min_length: Type.Union([Type.Integer(), Type.Null()]),
  max_length: Type.Union([Type.Integer(), Type.Null()]),
  /** The share among branches with additional fields. */
  share: Share,
  /** The share of these fields that are required. */
  requiredShare: Type.Number({ minimum: 0, maximum: 1 }),
});
export type BookingField = Static<typeof BookingField>;

/** The additional booking fields of some branches. */
export const BookingFields = record({
  /** In the order of the form. */
  common: Type.Array(BookingField),
  /** The names of the number that clinics ask for. Residents of the Emirates have none. */
  taxIdTitles: Type.Partial(perCountry(Names)),
});

/** The places in which the doctors of a country study and work. */
export const CareerPlaces = record({
  universities: Type.Array(LocalNames),
  hospitals: Type.Array(LocalNames),
  /** The number in the register of physicians; `#` is a digit. The zeros belong to no one. */
  registerPattern: Text,
});

/** The conditions that a specialty treats, by its slug. */
export const Conditions = Type.Record(Slug, Type.Array(Names));

const ReviewText = record({ score: Type.Integer({ minimum: 1, maximum: 10 }), text: Text });
export type ReviewText = Static<typeof ReviewText>;

/** The comments on doctors in one language, and the replies of clinics. */
export const Reviews = record({
  /** The comments of patients, suitable for any doctor of either sex. */
  patients: Type.Array(ReviewText),
  /** The comments of parents, suitable for any doctor and any child. */
  parents: Type.Array(ReviewText),
  /** The replies to praise, to mixed comments and to critics. They do not describe the patient. */
  replies: record({
    praise: Type.Array(Text),
    mixed: Type.Array(Text),
    critical: Type.Array(Text),
  }),
});

export type Reviews = Static<typeof Reviews>;

export const DoctorTexts = record({
  academicStatuses: Type.Array(Names),
  scienceDegrees: Type.Array(Names),
  /** The highest first. */
  qualifications: perCountry(Type.Array(Names)),
  /** The sentences of doctor descriptions, for any sex and specialty, in any combination. */
  abouts: Type.Array(Names),
  /** The services included in a price, as HTML with only paragraphs and lists. */
  priceConditions: Type.Array(Names),
});
