import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';

/** The free minutes of a day, for one service of a doctor at a branch. */
export interface FreeDayRow
  extends
    Pick<
      Tables['doctor_service'],
      'doctor_id' | 'service_id' | 'clinic_branch_id' | 'duration_minutes'
    >,
    Pick<Tables['schedule'], 'time_zone' | 'step_minutes' | 'lead_minutes'>,
    Pick<Tables['schedule_day'], 'schedule_id' | 'day' | 'free'> {
  doctor_service_id: number;
}

/** Selects by doctors, services (null for all), branches (null for all), first and last day. */
export const selectFreeDays = prepared<
  FreeDayRow,
  [
    doctors: number[],
    services: number[] | null,
    branches: number[] | null,
    from: string,
    to: string,
  ]
>(
  'free_days',
  `select ds.id as doctor_service_id, ds.doctor_id, ds.service_id, ds.clinic_branch_id,
     s.id as schedule_id, s.time_zone, s.step_minutes, s.lead_minutes, ds.duration_minutes,
     y.day, y.free
   from doctor_service ds
   join doctor d on d.id = ds.doctor_id
   join schedule s on s.id = ds.schedule_id
   join schedule_day y on y.schedule_id = s.id and y.day between $4 and $5 and y.free <> '{}'
   where ds.doctor_id = any ($1::integer[]) and d.is_active and ds.is_active
     and ($2::integer[] is null or ds.service_id = any ($2))
     and ($3::integer[] is null or ds.clinic_branch_id = any ($3))
   order by y.day`,
);

/** Selects the doctors with a schedule at one of the branches. */
export const selectDoctorsOfBranches = prepared<{ doctor_id: number }, [branches: number[]]>(
  'doctors_of_branches',
  'select distinct doctor_id from schedule where clinic_branch_id = any ($1::integer[])',
);
