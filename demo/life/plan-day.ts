import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import {
  daysBetween,
  epochDay,
  weekdayOf,
  type PlainDate,
} from '#shared/domain/time/plain-date.ts';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import type { Interval } from '../doctor/schedule/working-hours.ts';
import { pickWeighted } from '../pick-weighted.ts';
import { createRandom, type Random } from '../random.ts';
import { bookedAt } from './booked-at.ts';
import { cancellationOf, type Cancellation, type LivingAppointment } from './cancellation.ts';
import type { Life, LivingOffer, LivingSchedule } from './life.ts';
import { patientOf, type Patient } from './patient.ts';

/** An appointment that patients of the demo book, whether it has been booked yet or not. */
export interface PlannedAppointment extends LivingAppointment {
  readonly doctor: number;
  readonly offer: number;
  readonly isFollowUp: boolean;
  readonly source: 'online' | 'phone' | 'desk';
  readonly patient: Patient;
  readonly insurance: number | null;
  readonly cancellation: Cancellation | null;
}

/** The share of the time of a doctor that is booked. */
const MIN_DEMAND = 0.42;
const MAX_DEMAND = 0.92;
/** The factors of the weekdays, from Monday. */
const WEEKDAY_FACTORS = [1.08, 1.04, 1, 0.98, 0.88, 0.8, 0.7] as const;
/** The clinic begins with this share of the later demand. */
const FIRST_GROWTH = 0.7;
const GROWTH_DAYS = 120;
/** The share of procedures; the others are consultations. */
const PROCEDURE_WEIGHT = 0.35;
/** The share of cancelled times that another patient gets. */
const REFILL_SHARE = 0.6;
/** Patients who come again are this many per doctor. */
const REGULARS_PER_SCHEDULE = 120;
const REGULAR_SHARE = 0.62;
/** The share of appointments that are follow-ups, where there are any. Their patients are regulars. */
const FOLLOW_UP_SHARE = 0.3;
const INSURED_SHARE = 0.3;
const SOURCES = [
  { source: 'online', share: 0.58 },
  { source: 'phone', share: 0.29 },
  { source: 'desk', share: 0.13 },
] as const;

/**
 * Returns the appointments of a doctor on one day of a branch, in the order of their starts. Each time has a random
 * stream of its own, so that changed hours or services change no other time.
 *
 * @param hours the working hours, in local minutes
 */
export function planDay(
  life: Life,
  schedule: LivingSchedule,
  day: PlainDate,
  hours: readonly Interval[],
): PlannedAppointment[] {
  const share = demandOf(life, schedule, day);
  return hours.flatMap(([opens, closes]) => {
    const planned: PlannedAppointment[] = [];
    // Blocks may end between two starts.
    let minute = Math.ceil(opens / schedule.stepMinutes) * schedule.stepMinutes;
    while (minute < closes) {
      const random = createRandom(
        life.seed,
        life.country.code,
        'time',
        schedule.id,
        epochDay(day),
        minute,
      );
      const offer = random.chance(share)
        ? pickOffer(random, schedule, (closes - minute) / schedule.stepMinutes)
        : null;
      const kind = offer === null ? null : kindOf(life, schedule, { day, minute, offer });
      if (kind !== null) planned.push(...planTime(random, life, schedule, kind));
      minute += (kind?.steps ?? 1) * schedule.stepMinutes;
    }
    return planned;
  });
}

interface Time {
  readonly day: PlainDate;
  readonly minute: number;
  readonly offer: LivingOffer;
}

interface TimeOfKind extends Time {
  readonly steps: number;
  readonly isFollowUp: boolean;
}

/** Returns a time with its kind. A stream of its own keeps the others as they are if a clinic has no follow-ups. */
function kindOf({ seed, country }: Life, { id }: LivingSchedule, time: Time): TimeOfKind {
  const { steps, followUpSteps } = time.offer;
  const random = createRandom(seed, country.code, 'follow-up', id, epochDay(time.day), time.minute);
  return followUpSteps !== null && random.chance(FOLLOW_UP_SHARE)
    ? { ...time, steps: followUpSteps, isFollowUp: true }
    : { ...time, steps, isFollowUp: false };
}

/** Plans a time: one appointment, and another one if it is cancelled early enough. */
function planTime(
  random: Random,
  life: Life,
  schedule: LivingSchedule,
  time: TimeOfKind,
): PlannedAppointment[] {
  const first = planAppointment(random, life, schedule, time);
  if (first === null || first.cancellation === null || !random.chance(REFILL_SHARE)) {
    return first === null ? [] : [first];
  }
  const second = planAppointment(random, life, schedule, time);
  if (second === null || second.bookedAt <= first.cancellation.at) return [first];
  return [first, second];
}

function planAppointment(
  random: Random,
  life: Life,
  { id, doctor, timeZone, stepMinutes, leadMinutes }: LivingSchedule,
  { day, minute, offer, steps, isFollowUp }: TimeOfKind,
): PlannedAppointment | null {
  const startsAt = instantAt(day, minute, timeZone);
  if (startsAt === null) return null;
  const appointment = {
    hash: random.hex(32),
    startsAt,
    endsAt: startsAt + steps * stepMinutes * MINUTE_MS,
    bookedAt: bookedAt(random, startsAt, timeZone),
  };
  const { source } = pickWeighted(random, SOURCES, (each) => each.share);
  const isTooLate = startsAt - appointment.bookedAt < leadMinutes * MINUTE_MS;
  const isRegular = random.chance(REGULAR_SHARE) || isFollowUp;
  const patient = isRegular
    ? `${id}-${random.integer(1, REGULARS_PER_SCHEDULE)}`
    : appointment.hash;
  const { insurances } = offer;
  return {
    ...appointment,
    doctor,
    offer: offer.id,
    isFollowUp,
    source: isTooLate && source === 'online' ? 'phone' : source,
    patient: patientOf(life, patient),
    insurance:
      insurances.length > 0 && random.chance(INSURED_SHARE) ? random.pick(insurances) : null,
    cancellation: cancellationOf(life, appointment),
  };
}

function demandOf({ seed, country, since }: Life, { id }: LivingSchedule, day: PlainDate): number {
  const random = createRandom(seed, country.code, 'demand', id);
  const demand = MIN_DEMAND + (MAX_DEMAND - MIN_DEMAND) * random.fraction();
  const age = Math.min(1, Math.max(0, daysBetween(since, day) / GROWTH_DAYS));
  const weekday = WEEKDAY_FACTORS[weekdayOf(day) - 1] ?? 1;
  return Math.min(0.97, demand * weekday * (FIRST_GROWTH + (1 - FIRST_GROWTH) * age));
}

function pickOffer(random: Random, { offers }: LivingSchedule, steps: number): LivingOffer | null {
  const fitting = offers.filter((offer) => offer.steps <= steps);
  if (fitting.length === 0) return null;
  return pickWeighted(random, fitting, ({ isProcedure }) => (isProcedure ? PROCEDURE_WEIGHT : 1));
}
