import type { Span } from '#shared/domain/time/working-hours.ts';
import { mergeSpans } from '#server/features/desk/busy-calendars/reading/events/merge-spans.ts';
import type { FhirFindings } from '../fhir-findings.ts';
import type { CheckedResource } from '../resources/resource-store.ts';
import { WEEKDAYS } from '../resources/schemas.ts';

/** The hours of a weekday, from 1, Monday. */
export interface FhirDay {
  readonly weekday: number;
  readonly spans: readonly Span[];
}

const DAY_MINUTES = 1440;

/**
 * Returns the weekly hours of a role or a service, in R4 or R5, overlapping ones together. Returns null, with a fault,
 * if hours end before they begin.
 */
export function weekOf(
  { resource, path }: CheckedResource<'PractitionerRole'> | CheckedResource<'HealthcareService'>,
  findings: FhirFindings,
): FhirDay[] | null {
  const lists = [
    { at: 'availableTime', times: resource.availableTime ?? [] },
    ...(resource.availability ?? []).map(({ availableTime = [] }, index) => ({
      at: `availability[${index}].availableTime`,
      times: availableTime,
    })),
  ];
  const spans = new Map<number, Span[]>();
  let isFine = true;
  for (const { at, times } of lists) {
    times.forEach((time, index) => {
      const { availableStartTime: from = '00:00', availableEndTime: to = '24:00' } = time;
      const span: Span = time.allDay === true ? [0, DAY_MINUTES] : [minuteOf(from), endOf(to)];
      if (span[0] >= span[1]) {
        const place = `${path}.${at}[${index}].availableEndTime`;
        findings.fault({ path: place, reason: 'ends_first', value: `${from}–${to}` });
        isFine = false;
      }
      for (const day of time.daysOfWeek ?? WEEKDAYS) {
        const weekday = WEEKDAYS.indexOf(day) + 1;
        spans.set(weekday, [...(spans.get(weekday) ?? []), span]);
      }
    });
  }
  if (!isFine) return null;
  return Array.from(spans, ([weekday, all]) => ({ weekday, spans: mergeSpans(all) })).sort(
    (a, b) => a.weekday - b.weekday,
  );
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Midnight at the end is the end of the day. */
function endOf(time: string): number {
  return minuteOf(time) || DAY_MINUTES;
}
