import { formatHours } from '#shared/domain/time/working-hours.ts';
import type { DoctorNames } from './values/doctor-names.ts';
import { externalIdOf } from './values/external-id.ts';
import type { FhirRole } from './read-roles.ts';

/** The weekly hours of a doctor at a site, in the texts of a grid with a column for each weekday, Monday first. */
export interface FhirHours {
  /** The number of its entry or line, counted from 1. */
  readonly number: number;
  readonly doctor: string;
  readonly external_id: string;
  readonly branch: string;
  readonly valid_from: string;
  readonly valid_to: string;
  /** By weekday; empty for days off. */
  readonly days: readonly string[];
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const DATE_LENGTH = 10;

/** Returns the hours of roles that have any, once per site. */
export function readHours(roles: readonly FhirRole[], names: DoctorNames): FhirHours[] {
  return roles.flatMap(({ role, doctor, sites, week }) => {
    const name = names.ofRole(role);
    if (week.length === 0 || name === '') return [];
    const { start, end } = role.resource.period ?? {};
    const byDay = new Map(week.map(({ weekday, spans }) => [weekday, formatHours(spans)]));
    const branches = sites.length === 0 ? [''] : sites;
    return branches.map((branch) => ({
      ...{ number: role.number, doctor: name, branch },
      external_id: doctor === null ? '' : externalIdOf(doctor),
      ...{ valid_from: dateOf(start), valid_to: dateOf(end) },
      days: DAYS.map((weekday) => byDay.get(weekday) ?? ''),
    }));
  });
}

/** Returns the day of a date or an instant; empty for a month or a year. */
function dateOf(moment = ''): string {
  return moment.length < DATE_LENGTH ? '' : moment.slice(0, DATE_LENGTH);
}
