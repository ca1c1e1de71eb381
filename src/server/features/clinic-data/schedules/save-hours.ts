import type { InputOf } from '#shared/contract/client.ts';
import type { Edit } from '#shared/contract/clinic-data/setup/schedules.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { fitsGrid, isAscending, type Span } from '#shared/domain/time/working-hours.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { editSchedule } from './edit-schedule.ts';
import { requireDay } from './require-day.ts';

type Input = InputOf<StaffEndpoints['saveHours']>;

/** The preview needs the next release, which the projection computes as well. */
const updateSchedule = prepared<
  { id: number },
  [
    id: number,
    step: number,
    lead: number,
    horizon: number,
    buffer: number,
    kept: number,
    until: number,
    now: Date,
  ]
>(
  'update_schedule_of_hours',
  `update schedule set step_minutes = $2, lead_minutes = $3, horizon_days = $4,
     buffer_minutes = $5, kept_starts = $6, kept_until = $7,
     releases_at = next_release($6, $7, time_zone, $8)
   where id = $1 returning id`,
);
/** The check of `steps` refuses a step that is too short for a service. */
const updateSteps = prepared<{ id: number }, [schedule: number, step: number]>(
  'update_steps_of_hours',
  `update doctor_service set steps = ceil(duration_minutes::numeric / $2)
   where schedule_id = $1 and steps <> ceil(duration_minutes::numeric / $2) returning id`,
);
const longestService = prepared<{ minutes: number | null }, [schedule: number]>(
  'longest_service_of_schedule',
  'select max(duration_minutes) as minutes from doctor_service where schedule_id = $1',
);
const changeWeek = prepared<
  { done: null },
  [schedule: number, from: PlainDate, to: PlainDate, week: string]
>('change_week', 'select change_week($1, $2, $3, $4) as done');
const selectOverlap = prepared<{ weekday: number | null }, [week: string]>(
  'overlapping_weekday',
  'select overlapping_weekday($1) as weekday',
);

const MAX_STEPS = 16;

/**
 * Changes the weekly hours of a period, and the step, lead time, horizon, buffer and kept starts of a doctor at a branch.
 */
export async function saveHours(editor: Editor, input: Input): Promise<Edit> {
  const { id, intent, step_minutes: step, lead_minutes, horizon_days, buffer_minutes } = input;
  const [from, to] = [input.valid_from ?? '-infinity', input.valid_to ?? 'infinity'];
  for (const [index, spans] of input.week.entries()) requireGrid(`week.${index}`, spans, step);
  for (const [index, { hours }] of input.more_hours.entries()) {
    requireGrid(`more_hours.${index}`, hours, step);
  }
  const week = JSON.stringify(spansOfWeek(input));
  return editSchedule(editor, id, intent, async (db, schedule, today) => {
    requirePeriod(input, today);
    if (step !== schedule.step_minutes) {
      const [longest] = await longestService(db, [id]);
      const limit = Math.ceil((longest?.minutes ?? 0) / MAX_STEPS);
      if (step < limit) {
        throw validationError({ code: 'too_small', attr: 'step_minutes', params: { limit } });
      }
    }
    await updateSchedule(db, [
      id,
      step,
      lead_minutes,
      horizon_days,
      buffer_minutes,
      input.kept_starts,
      input.kept_until,
      new Date(editor.site.clock()),
    ]);
    await updateSteps(db, [id, step]);
    const [overlap] = await selectOverlap(db, [week]);
    if (overlap?.weekday !== null) {
      throw validationError({ code: 'hours_twice', attr: 'more_hours' });
    }
    await changeWeek(db, [id, from, to, week]);
  });
}

/** Returns the spans of each weekday, the added ones with their weeks and channel, as `change_week` takes them. */
function spansOfWeek({ week, more_hours: more }: Input) {
  return week.map((spans, index) => [
    ...spans,
    ...more
      .filter(({ weekday }) => weekday === index + 1)
      .flatMap(({ weeks, is_phone_only, hours }) =>
        hours.map((span) => [...span, weeks, is_phone_only]),
      ),
  ]);
}

/** Throws a 400 for a period in the past, or that ends before it begins. */
function requirePeriod({ valid_from: from, valid_to: to }: Input, today: PlainDate): void {
  if (from !== null) requireDay('valid_from', from, { min: today });
  if (to !== null) requireDay('valid_to', to, { min: from ?? today });
}

/** Throws a 400 for hours that overlap, or that do not divide into steps. */
export function requireGrid(attr: string, spans: readonly Span[], step: number): void {
  if (!isAscending(spans)) throw validationError({ code: 'hours_invalid', attr });
  if (!fitsGrid(spans, step)) {
    throw validationError({ code: 'off_grid', attr, params: { minutes: step } });
  }
}
