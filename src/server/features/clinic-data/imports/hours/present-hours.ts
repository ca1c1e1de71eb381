import type {
  HourLine,
  HourPreview,
} from '#shared/contract/clinic-data/imports/hours/hour-schemas.ts';
import type { HourRows } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import type {
  Hours,
  HoursPlan,
  SchedulePlan,
} from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';
import type { FullImportRow } from '../import-rows.ts';
import { firstFaults, firstLines } from '../preview-lines.ts';
import type { HourEffect } from './try-hours.ts';

interface Planned extends Pick<HourRows, 'faults'>, Pick<HourPreview, 'fingerprint'> {
  readonly plan: HoursPlan;
  /** Those that are applied. */
  readonly changes: readonly SchedulePlan[];
  readonly effect: HourEffect;
}

/** Returns what an import would do to hours. */
export function presentHours(
  { choices }: FullImportRow,
  { plan, changes, faults, effect, fingerprint }: Planned,
): HourPreview {
  const present = (plans: readonly (SchedulePlan & { reason?: HourLine['reason'] })[]) =>
    firstLines(plans, ({ row, schedule, before, after, reason = null }) => ({
      row,
      schedule_id: schedule,
      reason,
      before: periodsOf(before),
      after: periodsOf(after),
      days: daysOf(before, after),
      appointments: effect.displaced.get(schedule) ?? 0,
    }));
  const overlapping = plan.changed
    .filter(({ schedule }) => effect.overlapping.has(schedule))
    .map((each) => ({ ...each, reason: 'overlap' as const }));
  const displaced = plan.changed.filter(
    (each) => !changes.includes(each) && !effect.overlapping.has(each.schedule),
  );
  const { same, unconfirmed, ignored } = plan;
  return {
    fingerprint,
    same,
    unconfirmed,
    ignored,
    changed: present(changes),
    kept: present(plan.kept),
    displaced: present(displaced),
    refused: present([...plan.refused, ...overlapping]),
    overwrite: [...(choices.overwrite ?? [])],
    displace: [...(choices.displace ?? [])],
    faults: firstFaults(faults),
  };
}

/** Returns weekly hours by the period in which they are valid; null for one without a beginning or an end. */
function periodsOf({ rules }: Hours): HourLine['before'] {
  const periods = Map.groupBy(rules, ({ from, to }) => `${from} ${to}`);
  return Array.from(periods.entries())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [from = '', to = ''] = key.split(' ');
      const days = Map.groupBy(own, ({ weekday, weeks }) => `${weekday} ${weeks}`);
      return {
        from: from === '-infinity' ? null : from,
        to: to === 'infinity' ? null : to,
        week: Array.from(days.entries())
          .map(([day, spans]) => ({
            weekday: Number(day.split(' ')[0]),
            weeks: (day.split(' ')[1] ?? 'every') as Weeks,
            spans: spans
              .map(({ starts, ends }): [number, number] => [starts, ends])
              .sort((a, b) => a[0] - b[0]),
          }))
          .sort((a, b) => a.weekday - b.weekday),
      };
    });
}

function daysOf(before: Hours, after: Hours): HourLine['days'] {
  return Object.entries(after.days)
    .filter(([day, spans]) => JSON.stringify(before.days[day]) !== JSON.stringify(spans))
    .map(([day, spans]) => ({
      day,
      hours: spans.map(([starts, ends]): [number, number] => [starts, ends]),
    }));
}
