import Type, { type Static } from 'typebox';
import { Entity, Id, IdParams } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { Schedule } from './doctors.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const place = {
  doctor: Type.String({ description: 'The name of the doctor' }),
  place: Type.String({ description: 'The name of the branch, its street, district and city' }),
};

const ListedSchedule = Entity({ id: Id, ...place });
export type ListedSchedule = Static<typeof ListedSchedule>;

const OwnSchedule = Entity({ ...place, schedule: Schedule });
export type OwnSchedule = Static<typeof OwnSchedule>;

const call = { tag: 'Setup', permission: 'schedules.view' } as const;

export const ownScheduleEndpoints = withRoutes(staffRoutes, {
  schedules: {
    ...call,
    summary: 'The schedules of the account',
    description:
      'Each doctor at each branch of the account, by branch and name. A doctor gets the own ones.',
    success: { status: 200, schema: Entity({ results: Type.Array(ListedSchedule) }) },
  },
  schedule: {
    ...call,
    summary: 'A schedule',
    description: 'The hours, days off and services of a doctor at a branch of the account.',
    params: IdParams,
    success: { status: 200, schema: OwnSchedule },
  },
});
