import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { epochDay, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import { createRandom } from '#demo/random.ts';
import type { LivingClinic } from '../living-clinic.ts';
import type { LivingSchedule } from '../life.ts';
import { patientOf } from '../patient.ts';
import type { DayHours } from '../read-hours.ts';

/** A patient without an appointment. Instants are epoch milliseconds. */
export interface PlannedTicket {
  /** The code of the ticket's page, and so its key. */
  readonly code: string;
  /** The hash of the appointment that it becomes. */
  readonly hash: string;
  readonly service: number;
  /** The doctor who takes the patient in. */
  readonly schedule: number;
  /** True if the patient waits for this doctor only. */
  readonly isForDoctor: boolean;
  readonly given: string;
  readonly language: string;
  readonly createdAt: number;
  /** When the patient is taken in, or leaves. */
  readonly endsAt: number;
  readonly isLeaving: boolean;
}

const PAUSE_MINUTES = { from: 8, to: 22 } as const;
const WAIT_MINUTES = { from: 14, to: 55 } as const;
/** No one is given a number in the last minutes of a doctor. */
const LAST_MINUTES = 45;
const LEAVING_SHARE = 0.08;
const FOR_DOCTOR_SHARE = 0.6;
const NAMED_SHARE = 0.8;

/** Returns the tickets of the queue of a clinic's largest branch on a day with these hours. */
export function planTickets(
  { life, branch, schedules }: LivingClinic,
  day: PlainDate,
  hours: readonly DayHours[],
): PlannedTicket[] {
  const random = createRandom(life.seed, life.country.code, 'queue', branch, epochDay(day));
  const desks = schedules.filter((schedule) => schedule.branch === branch);
  const spans = desks.flatMap((schedule) =>
    hours
      .filter((each) => each.schedule === schedule.id)
      .flatMap((each) => each.hours.map(([opens, closes]) => ({ schedule, opens, closes }))),
  );
  const closes = Math.max(0, ...spans.map((span) => span.closes));
  const tickets: PlannedTicket[] = [];
  let minute = Math.min(closes, ...spans.map((span) => span.opens));
  while (minute < closes - LAST_MINUTES) {
    minute += random.integer(PAUSE_MINUTES.from, PAUSE_MINUTES.to);
    const code = random.hex(24);
    const hash = random.hex(32);
    const wait = random.integer(WAIT_MINUTES.from, WAIT_MINUTES.to);
    const at = minute;
    const working = spans.filter((span) => span.opens <= at && span.closes >= at + LAST_MINUTES);
    const createdAt = instantAt(day, minute, life.country.timeZone);
    if (working.length === 0 || createdAt === null) continue;
    const { schedule, closes: end } = random.pick(working);
    const offer = random.pick(consultationsOf(schedule));
    const { given, language } = patientOf(life, hash);
    tickets.push({
      code,
      hash,
      service: offer.service,
      schedule: schedule.id,
      isForDoctor: random.chance(FOR_DOCTOR_SHARE),
      given: random.chance(NAMED_SHARE) ? given : '',
      language,
      createdAt,
      endsAt: createdAt + Math.min(wait, end - minute) * MINUTE_MS,
      isLeaving: random.chance(LEAVING_SHARE),
    });
  }
  return tickets;
}

function consultationsOf({ offers }: LivingSchedule): LivingSchedule['offers'] {
  const consultations = offers.filter(({ isProcedure }) => !isProcedure);
  return consultations.length > 0 ? consultations : offers;
}
