import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';

/** A schedule without hours, services and changes. */
export const EMPTY_SCHEDULE: Schedule = {
  id: 1,
  branch_id: 1,
  clinic_id: 1,
  step_minutes: 30,
  lead_minutes: 60,
  horizon_days: 60,
  buffer_minutes: 0,
  kept_starts: 0,
  kept_until: 420,
  week: [],
  more_hours: [],
  changes: [],
  exceptions: [],
  offers: [],
  days: [],
};
