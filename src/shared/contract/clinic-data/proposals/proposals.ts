import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { branchFields, ClinicSetup, Missing } from '../setup/clinics.ts';
import { doctorFields, Duration, Price } from '../setup/doctors.ts';
import { Descriptions, Names } from '../setup/saving.ts';
import { ContentValue } from '../content/content-schemas.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const MAX_REASON = 1000;
const MAX_LINE = 200;

const PROPOSAL_KINDS = ['doctor', 'branch', 'partner', 'offer'] as const;

const partner = {
  legal_name: Type.String({ minLength: 1, maxLength: MAX_LINE }),
  tax_number: Type.String({ minLength: 1, maxLength: MAX_LINE }),
};

const ProposedDoctor = Entity({
  languages: Type.Array(Type.String()),
  practising_since: Nullable(Type.Integer()),
  academic_statuses: Nullable(Names),
  science_degrees: Nullable(Names),
  descriptions: Descriptions,
  conditions: ContentValue,
  education: ContentValue,
  workplaces: ContentValue,
  offers: Type.Array(
    Entity({
      id: Id,
      service_names: Names,
      branch_names: Names,
      price: Type.Number(),
      duration_minutes: Type.Integer(),
      follow_up_price: Nullable(Type.Number()),
      follow_up_minutes: Nullable(Type.Integer()),
    }),
  ),
});

const offer = {
  doctor_id: Id,
  branch_id: Id,
  service_id: Id,
  price: Price,
  duration_minutes: Duration,
};

const Proposal = Entity({
  id: Id,
  clinic_id: Id,
  clinic_names: Names,
  kind: Type.Enum([...PROPOSAL_KINDS]),
  doctor_id: Nullable(Id),
  names: Names,
  doctor: Nullable(ProposedDoctor),
  branch: Nullable(Entity(branchFields)),
  city_names: Nullable(Names),
  area_names: Nullable(Names),
  partner: Nullable(Entity(partner)),
  offer: Nullable(
    Entity({
      ...offer,
      service_names: Names,
      branch_names: Names,
      branch_addresses: Names,
      is_new_place: Type.Boolean({
        description: 'True if the doctor starts at the branch with it',
      }),
    }),
  ),
  proposed_by: Type.String({ description: 'The name of the person, or the username' }),
  proposed_at: DateTime,
  version: Type.Integer({ description: 'Another one after each change' }),
  reason: Nullable(Type.String({ description: 'Why it was returned; null while it waits' })),
  missing: Type.Array(Missing, { description: 'The parts without which it cannot be approved' }),
});
export type Proposal = Static<typeof Proposal>;

const CatalogueItem = Entity({ id: Id, names: Names });

const OwnClinics = Entity({
  clinics: Type.Array(ClinicSetup),
  proposals: Type.Array(Proposal),
  specialties: Type.Array(CatalogueItem),
  cities: Type.Array(CatalogueItem),
  areas: Type.Array(Entity({ id: Id, city_id: Id, names: Names })),
});
export type OwnClinics = Static<typeof OwnClinics>;

const call = { tag: 'Onboarding' } as const;
const making = { ...call, permission: 'proposals.make', errorStatuses: [404] } as const;

export const proposalEndpoints = withRoutes(staffRoutes, {
  ownClinics: {
    ...call,
    permission: 'proposals.make',
    summary: 'The clinics of the account',
    description:
      'With branches, doctors, what waits for approval, and the part of the catalogue that forms need.',
    success: { status: 200, schema: OwnClinics },
  },
  proposals: {
    ...call,
    permission: 'proposals.view',
    summary: 'What clinics have added',
    description: 'Those that wait for approval, the oldest first, then those that were returned.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: Entity({ results: Type.Array(Proposal) }) },
  },
  proposeDoctor: {
    ...making,
    summary: 'Add a doctor to an own branch',
    description:
      'With the first service. Patients of a live clinic see the doctor once an account manager has approved.',
    body: Type.Object({
      ...doctorFields,
      branch_id: Id,
      service_id: Id,
      price: Price,
      duration_minutes: Duration,
    }),
    success: { status: 201, schema: Entity({ doctor_id: Id, waits: Type.Boolean() }) },
  },
  proposeBranch: {
    ...making,
    summary: 'Add a branch to an own clinic',
    description:
      'At a live clinic an account manager approves it. With `proposal_id` it replaces one that was returned.',
    body: Type.Object({ ...branchFields, proposal_id: Nullable(Id) }),
    success: { status: 201, schema: Entity({ waits: Type.Boolean() }) },
  },
  proposePlace: {
    ...making,
    summary: 'Let a doctor start at another own branch',
    description:
      'With the first service there. At a live clinic an account manager approves it; it replaces one that waits or was returned.',
    body: Type.Object(offer),
    success: { status: 201, schema: Entity({ waits: Type.Boolean() }) },
  },
  proposePartner: {
    ...making,
    summary: 'Change the legal name of an own clinic',
    description:
      'With the tax number. At a live clinic an account manager approves it; it replaces one that waits or was returned.',
    body: Type.Object({ clinic_id: Id, ...partner }),
    success: { status: 201, schema: Entity({ waits: Type.Boolean() }) },
  },
  renewProposal: {
    ...making,
    summary: 'Ask again for approval',
    description: 'Of what was returned, after it was corrected.',
    params: IdParams,
    body: Type.Object({}),
    success: { status: 200, schema: Entity({ id: Id }) },
  },
  withdrawProposal: {
    ...making,
    summary: 'Take back what an own clinic has added',
    description:
      'While it waits, or after it was returned. A doctor stays hidden. What was decided in between is a 404, and another ' +
      '`version` than the present one a 400.',
    params: IdParams,
    body: Type.Object({ version: Type.Integer() }),
    success: { status: 200, schema: Entity({ id: Id }) },
  },
  decideProposal: {
    ...call,
    permission: 'proposals.decide',
    summary: 'Approve or return what a clinic has added',
    description:
      'Patients see what is approved within a second. It is refused while something is missing, and for another `version` than the present one: what was read was changed. What is returned needs a reason, which the clinic reads.',
    errorStatuses: [404],
    params: IdParams,
    body: Type.Object({
      version: Type.Integer(),
      decision: Type.Enum(['approve', 'return']),
      reason: Nullable(Type.String({ maxLength: MAX_REASON })),
    }),
    success: { status: 200, schema: Entity({ id: Id }) },
  },
});
