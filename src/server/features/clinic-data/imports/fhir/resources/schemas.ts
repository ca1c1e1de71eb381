import Type, { type Static } from 'typebox';

/**
 * The elements that are read of FHIR R4, and those of R5 that replace them. Others are ignored. Arrays of primitives
 * may have nulls, which stand for extensions.
 */

const Text = Type.String({ maxLength: 2000 });
const Code = Type.String({ maxLength: 200 });
const Time = Type.String({ format: 'fhir-time', maxLength: 40 });
const Moment = Type.String({ format: 'fhir-date-time', maxLength: 40 });
const Instant = Type.String({ format: 'fhir-instant', maxLength: 40 });
const Texts = Type.Array(Type.Union([Text, Type.Null()]), { maxItems: 50 });
const list = <Item extends Type.TSchema>(item: Item, maxItems = 100) =>
  Type.Optional(Type.Array(item, { maxItems }));
const optional = Type.Optional;

const Identifier = Type.Object({ system: optional(Text), value: optional(Text) });
export type Identifier = Static<typeof Identifier>;

const Period = Type.Object({ start: optional(Moment), end: optional(Moment) });
const Reference = Type.Object({
  reference: optional(Text),
  identifier: optional(Identifier),
  display: optional(Text),
  type: optional(Text),
});
export type Reference = Static<typeof Reference>;

const concept = {
  coding: list(
    Type.Object({ system: optional(Text), code: optional(Text), display: optional(Text) }),
  ),
  text: optional(Text),
};
const Concept = Type.Object(concept);

/** A `CodeableConcept` of R4, or a `CodeableReference` of R5. */
const ReferredConcept = Type.Object({
  ...concept,
  concept: optional(Concept),
  reference: optional(Reference),
});
export type ReferredConcept = Static<typeof ReferredConcept>;

const HumanName = Type.Object({
  use: optional(Code),
  text: optional(Text),
  family: optional(Text),
  given: optional(Texts),
  prefix: optional(Texts),
  period: optional(Period),
});
export type HumanName = Static<typeof HumanName>;

const ContactPoint = Type.Object({
  system: optional(Code),
  value: optional(Text),
  use: optional(Code),
});

const common = {
  id: optional(Type.String({ maxLength: 200 })),
  identifier: list(Identifier),
};

/** From Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const AvailableTime = Type.Object({
  daysOfWeek: list(Type.Enum([...WEEKDAYS])),
  allDay: optional(Type.Boolean()),
  availableStartTime: optional(Time),
  availableEndTime: optional(Time),
});
const NotAvailable = Type.Object({ description: optional(Text), during: optional(Period) });
/** The hours are in the element itself in R4, and in `availability` in R5. */
const hours = {
  availableTime: list(AvailableTime),
  notAvailable: list(NotAvailable),
  availability: list(
    Type.Object({ availableTime: list(AvailableTime), notAvailableTime: list(NotAvailable) }),
  ),
};

const Practitioner = Type.Object({
  ...common,
  active: optional(Type.Boolean()),
  name: list(HumanName),
  telecom: list(ContactPoint),
  qualification: list(Type.Object({ code: optional(Concept) })),
});
const PractitionerRole = Type.Object({
  ...common,
  ...hours,
  active: optional(Type.Boolean()),
  period: optional(Period),
  practitioner: optional(Reference),
  organization: optional(Reference),
  code: list(Concept),
  specialty: list(Concept),
  location: list(Reference),
  healthcareService: list(Reference),
});
const Organization = Type.Object({
  ...common,
  active: optional(Type.Boolean()),
  name: optional(Text),
  partOf: optional(Reference),
});
const Location = Type.Object({
  ...common,
  status: optional(Type.Enum(['active', 'suspended', 'inactive'])),
  name: optional(Text),
  address: optional(
    Type.Object({ text: optional(Text), line: optional(Texts), city: optional(Text) }),
  ),
  partOf: optional(Reference),
  managingOrganization: optional(Reference),
});
const HealthcareService = Type.Object({
  ...common,
  ...hours,
  active: optional(Type.Boolean()),
  name: optional(Text),
  type: list(Concept),
  specialty: list(Concept),
  location: list(Reference),
});
const Schedule = Type.Object({
  ...common,
  active: optional(Type.Boolean()),
  actor: Type.Array(Reference, { maxItems: 100 }),
  serviceType: list(ReferredConcept),
});
const Slot = Type.Object({
  ...common,
  schedule: Reference,
  status: Type.Enum(['busy', 'free', 'busy-unavailable', 'busy-tentative', 'entered-in-error']),
  start: Instant,
  end: Instant,
});
const Appointment = Type.Object({
  ...common,
  status: Type.Enum([
    'proposed',
    'pending',
    'booked',
    'arrived',
    'fulfilled',
    'cancelled',
    'noshow',
    'entered-in-error',
    'checked-in',
    'waitlist',
  ]),
  start: optional(Instant),
  end: optional(Instant),
  minutesDuration: optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  serviceType: list(ReferredConcept),
  specialty: list(Concept),
  slot: list(Reference),
  /** The patient in R5. */
  subject: optional(Reference),
  participant: Type.Array(Type.Object({ actor: optional(Reference), status: optional(Code) }), {
    maxItems: 100,
  }),
});
const Patient = Type.Object({ ...common, name: list(HumanName), telecom: list(ContactPoint) });

export const SCHEMAS = {
  Practitioner,
  PractitionerRole,
  Organization,
  Location,
  HealthcareService,
  Schedule,
  Slot,
  Appointment,
  Patient,
} as const;

export type ResourceType = keyof typeof SCHEMAS;
export type ResourceOf<Name extends ResourceType> = Name extends ResourceType
  ? Static<(typeof SCHEMAS)[Name]> & { resourceType: Name }
  : never;
