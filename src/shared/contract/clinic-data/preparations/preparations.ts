import Type, { type Static } from 'typebox';
import { PREPARATION_KINDS } from '#shared/domain/booking/preparation.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { PreparationLine } from '../../booking/appointments.ts';
import { Entity, Id, IdParams, Nullable } from '../../common.ts';
import { Names, Saved } from '../setup/saving.ts';
import { Texts } from '../../texts.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const MAX_NOTE = 500;
const MAX_BRANCHES = 300;

export const PreparationInput = Type.Object({
  steps: Type.Array(
    Type.Object({
      kind: Type.Enum([...PREPARATION_KINDS]),
      amount: Nullable(
        Type.Integer({ description: 'Hours, or minutes of `arrive_early`; null without a number' }),
      ),
    }),
    { maxItems: PREPARATION_KINDS.length },
  ),
  notes: Texts(MAX_NOTE),
});

const OwnPreparation = Entity({ branch_id: Id, preparation: PreparationInput });

const PreparationList = Entity({
  branches: Type.Array(Entity({ id: Id, names: Names, addresses: Names, cities: Names })),
  services: Type.Array(
    Entity({
      id: Id,
      names: Names,
      usual: Nullable(PreparationInput),
      branch_ids: Type.Array(Id, { description: 'The branches that offer the service' }),
      own: Type.Array(OwnPreparation, { description: 'What branches ask for instead' }),
    }),
  ),
});
export type PreparationList = Static<typeof PreparationList>;

const call = { tag: 'Setup', permission: 'content.edit', errorStatuses: [404] } as const;

export const preparationEndpoints = withRoutes(staffRoutes, {
  preparations: {
    ...call,
    summary: 'How patients prepare for the services of clinics',
    description: 'Of the branches of a clinic, by default of all in reach.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: PreparationList },
  },
  savePreparation: {
    ...call,
    summary: 'Save the preparation that branches ask for',
    description: 'For one service. Null is the preparation of the catalogue again.',
    body: Type.Object({
      service_id: Id,
      branch_ids: Type.Array(Id, { minItems: 1, maxItems: MAX_BRANCHES }),
      preparation: Nullable(PreparationInput),
    }),
    success: Saved,
  },
  saveServicePreparation: {
    ...call,
    permission: 'catalogue.edit',
    summary: 'Save the usual preparation for a service',
    description: 'Branches that ask for another one keep theirs.',
    params: IdParams,
    body: Type.Object({ preparation: Nullable(PreparationInput) }),
    success: Saved,
  },
  deskPreparation: {
    ...call,
    tag: 'Desk',
    permission: 'appointments.view',
    summary: 'What the desk tells a patient about the preparation',
    description: 'In the language of the patient.',
    params: IdParams,
    query: Type.Object({ language: Type.Enum([...LANGUAGES]) }),
    success: { status: 200, schema: Entity({ lines: Type.Array(PreparationLine) }) },
  },
});
