import { queryOptions } from '@tanstack/react-query';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { App } from '#web/lib/app.ts';
import { someDoctorsQuery } from '#web/lib/query/queries.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { listQuery } from '../context/list-query.ts';
import { OPTIONAL } from '../extra-queries.ts';

/** Queries the doctor available first on any day, for the list of a day without doctors. */
export const nextSlotQuery = (app: App, context: ListContext) =>
  queryOptions({
    ...OPTIONAL,
    ...someDoctorsQuery(app, {
      ...listQuery(withFilters(context, { date: null, nearMe: false })),
      ordering: 'soonest',
      limit: 1,
    }),
  });

/** Returns the first slot of a doctor, ISO 8601 with an offset; null without one. */
export function firstSlotOf({ services }: DoctorExpanded): string | null {
  const slots = services.flatMap(({ nearest_slot_datetime: nearest }) => nearest ?? []);
  return slots.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}
