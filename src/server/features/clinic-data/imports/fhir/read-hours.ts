import { formatHours } from '#shared/domain/time/working-hours.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import type { DoctorNames } from './values/doctor-names.ts';
import { externalIdOf } from './values/external-id.ts';
import type { FhirRole } from './read-roles.ts';

/** The weekly hours of a doctor at a site, in the texts of a grid with a column for each weekday, or days off. */
export interface FhirHours {
  /** The number of its entry or line, counted from 1. */
  readonly number: number;
  readonly doctor: string;
  readonly external_id: string;
  readonly branch: string;
  readonly valid_from: string;
  readonly valid_to: string;
  /** By weekday, Monday first; empty for days off. */
  readonly week: readonly string[];
  /** The first and the last day on which the doctor is away; empty in a row of weekly hours. */
  readonly away: string;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const DATE_LENGTH = 10;

/** Returns the hours of roles and the days off that have not ended by `now` (epoch milliseconds), once per site. */
export function readHours(
  roles: readonly FhirRole[],
  names: DoctorNames,
  now: number,
): FhirHours[] {
  return roles.flatMap(({ role, doctor, sites, week }) => {
    const name = names.ofRole(role);
    const away = daysOff(role, now);
    if (week.length + away.length === 0 || name === '') return [];
    const { start, end } = role.resource.period ?? {};
    const byDay = new Map(week.map(({ weekday, spans }) => [weekday, formatHours(spans)]));
    const branches = sites.length === 0 ? [''] : sites;
    return branches.flatMap((branch) => {
      const common = {
        number: role.number,
        doctor: name,
        branch,
        external_id: doctor === null ? '' : externalIdOf(doctor),
      };
      const weekly = {
        ...common,
        valid_from: dateOf(start),
        valid_to: dateOf(end),
        away: '',
        week: DAYS.map((weekday) => byDay.get(weekday) ?? ''),
      };
      const none = { valid_from: '', valid_to: '', week: [] };
      return [
        ...(week.length === 0 ? [] : [weekly]),
        ...away.map((days) => ({ ...common, ...none, away: days })),
      ];
    });
  });
}

/** Returns the whole days on which a role is not available, in R4 or R5. Parts of days are left out. */
function daysOff({ resource }: FhirRole['role'], now: number): string[] {
  const absences = [
    ...(resource.notAvailable ?? []),
    ...(resource.availability ?? []).flatMap((each) => each.notAvailableTime ?? []),
  ];
  return absences.flatMap(({ during }) => {
    const { start = '', end = start } = during ?? {};
    const isWhole = start.length === DATE_LENGTH && end.length === DATE_LENGTH;
    return isWhole && Date.parse(end) + DAY_MS > now ? [`${start} – ${end}`] : [];
  });
}

/** Returns the day of a date or an instant; empty for a month or a year. */
function dateOf(moment = ''): string {
  return moment.length < DATE_LENGTH ? '' : moment.slice(0, DATE_LENGTH);
}
