import type { InputOf } from '#shared/contract/client.ts';
import type { Edit } from '#shared/contract/staff/setup/schedules.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { fitsGrid, isAscending, type Span } from '#shared/domain/time/working-hours.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Editor } from '../writing/editor.ts';
import { editSchedule } from './edit-schedule.ts';

type Input = InputOf<StaffEndpoints['saveHours']>;

const updateSchedule = prepared<
  { id: number },
  [id: number, step: number, lead: number, horizon: number]
>(
  'update_schedule_of_hours',
  `update schedule set step_minutes = $2, lead_minutes = $3, horizon_days = $4
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
const deleteRules = prepared<{ weekday: number }, [schedule: number]>(
  'delete_rules_of_hours',
  'delete from schedule_rule where schedule_id = $1 returning weekday',
);
const insertRules = prepared<
  { weekday: number },
  [schedule: number, weekdays: number[], starts: number[], ends: number[]]
>(
  'insert_rules_of_hours',
  `insert into schedule_rule (schedule_id, weekday, starts_minute, ends_minute)
   select $1, * from unnest($2::smallint[], $3::smallint[], $4::smallint[]) returning weekday`,
);

const MAX_STEPS = 16;

/** Changes the weekly hours, step, lead time and horizon of a doctor at a branch. */
export async function saveHours(editor: Editor, input: Input): Promise<Edit> {
  const { id, intent, week, step_minutes: step, lead_minutes, horizon_days } = input;
  for (const [index, spans] of week.entries()) requireGrid(`week.${index}`, spans, step);
  return editSchedule(editor, id, intent, async (db, schedule) => {
    if (step !== schedule.step_minutes) {
      const [longest] = await longestService(db, [id]);
      const limit = Math.ceil((longest?.minutes ?? 0) / MAX_STEPS);
      if (step < limit) {
        throw validationError({ code: 'too_small', attr: 'step_minutes', params: { limit } });
      }
    }
    await updateSchedule(db, [id, step, lead_minutes, horizon_days]);
    await updateSteps(db, [id, step]);
    await deleteRules(db, [id]);
    const rules = week.flatMap((spans, index) =>
      spans.map(([starts, ends]) => ({ weekday: index + 1, starts, ends })),
    );
    await insertRules(db, [
      id,
      rules.map(({ weekday }) => weekday),
      rules.map(({ starts }) => starts),
      rules.map(({ ends }) => ends),
    ]);
  });
}

/** Throws a 400 for hours that overlap, or that do not divide into steps. */
export function requireGrid(attr: string, spans: readonly Span[], step: number): void {
  if (!isAscending(spans)) throw validationError({ code: 'invalid', attr });
  if (!fitsGrid(spans, step)) {
    throw validationError({ code: 'off_grid', attr, params: { minutes: step } });
  }
}
