import { expect, test } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { datesFrom } from '#shared/domain/time/plain-date.ts';
import { minuteOfDayInZone } from '#shared/domain/time/zoned-time.ts';
import { people } from '../data/people.ts';
import { attendancesOf, stateAt } from './attendances.ts';
import type { Life, LivingSchedule } from './life.ts';
import { planDay } from './plan-day.ts';

const HOURS = [
  [480, 720],
  [780, 960],
] as const;
const DAYS = datesFrom('2026-08-03', 110);

function lifeOf(code: (typeof COUNTRY_CODES)[number], seed = 7): Life {
  return { country: countryOf(code), seed, since: '2026-08-01', people: people[code] };
}

const SCHEDULE: LivingSchedule = {
  id: 3,
  doctor: 2,
  branch: 1,
  timeZone: 'Europe/Budapest',
  stepMinutes: 15,
  leadMinutes: 60,
  offers: [
    { id: 5, service: 1, steps: 2, followUpSteps: 1, isProcedure: false, insurances: [1] },
    { id: 6, service: 2, steps: 4, followUpSteps: null, isProcedure: true, insurances: [] },
  ],
};

const planAll = (life: Life) => DAYS.flatMap((day) => planDay(life, SCHEDULE, day, HOURS));

test('a planned day is the same for the same seed, and another one for another seed', () => {
  expect(planAll(lifeOf('hu'))).toEqual(planAll(lifeOf('hu')));
  expect(planAll(lifeOf('hu', 8))).not.toEqual(planAll(lifeOf('hu')));
});

test('planned appointments are within the hours, and those that are kept follow each other', () => {
  const planned = planAll(lifeOf('hu'));
  expect(planned.length).toBeGreaterThan(400);
  const kept = planned.filter(({ cancellation }) => cancellation === null);
  for (const [index, { startsAt, endsAt, bookedAt }] of kept.entries()) {
    const minute = minuteOfDayInZone(startsAt, SCHEDULE.timeZone);
    const length = (endsAt - startsAt) / 60_000;
    expect(HOURS.some(([opens, closes]) => minute >= opens && minute + length <= closes)).toBe(
      true,
    );
    expect(bookedAt).toBeLessThan(startsAt);
    expect(kept[index + 1]?.startsAt ?? Infinity).toBeGreaterThanOrEqual(endsAt);
  }
});

test('some patients who come again have a follow-up, which is shorter', () => {
  const planned = planAll(lifeOf('hu')).filter(({ offer }) => offer === 5);
  const followUps = planned.filter(({ isFollowUp }) => isFollowUp);
  expect(followUps.length / planned.length).toBeGreaterThan(0.2);
  expect(followUps.length / planned.length).toBeLessThan(0.4);
  for (const { isFollowUp, startsAt, endsAt } of planned) {
    expect(endsAt - startsAt).toBe((isFollowUp ? 15 : 30) * 60_000);
  }
  const people = new Set(followUps.map(({ patient }) => patient.phone));
  expect(people.size).toBeLessThan(followUps.length);
});

test('a time that a patient gives back is booked again only after that', () => {
  const planned = planAll(lifeOf('hu'));
  const refilled = planned.filter((each, index) => planned[index + 1]?.startsAt === each.startsAt);
  expect(refilled.length).toBeGreaterThan(5);
  for (const each of refilled) {
    const next = planned[planned.indexOf(each) + 1];
    expect(next?.bookedAt).toBeGreaterThan(each.cancellation?.at ?? Infinity);
  }
});

test('a time has the same appointment if other hours of the day change', () => {
  const whole = planDay(lifeOf('hu'), SCHEDULE, '2026-09-01', HOURS);
  const afternoon = planDay(lifeOf('hu'), SCHEDULE, '2026-09-01', [HOURS[1]]);
  expect(afternoon.length).toBeGreaterThan(0);
  expect(whole).toEqual(expect.arrayContaining(afternoon));
});

test.each(COUNTRY_CODES)('planned patients of %s have names and unassigned phones', (code) => {
  const { locales, phone } = countryOf(code);
  const planned = planAll(lifeOf(code));
  for (const { patient } of planned) {
    expect(locales).toContain(patient.language);
    expect(patient.surname).not.toBe('');
    expect(patient.phone.slice(phone.callingCode.length + 1)).toMatch(/^00/);
  }
  const inDefault = planned.filter(({ patient }) => patient.language === locales[0]).length;
  expect(inDefault / planned.length).toBeGreaterThan(0.4);
});

test('a doctor sees one patient after the other, and some patients do not come', () => {
  const life = lifeOf('hu');
  const attendances = DAYS.flatMap((day) => {
    const kept = planDay(life, SCHEDULE, day, HOURS).filter((each) => each.cancellation === null);
    const ofDay = attendancesOf(life, kept);
    let free = 0;
    for (const each of ofDay) {
      if (each.kind === 'no_show') continue;
      expect(each.arrivedAt).toBeLessThan(each.startedAt);
      expect(each.startedAt).toBeGreaterThan(free);
      free = each.finishedAt;
    }
    return ofDay;
  });
  const share = attendances.filter(({ kind }) => kind === 'no_show').length / attendances.length;
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.09);
});

test('an appointment goes through its states as time passes', () => {
  const seen = { kind: 'seen', arrivedAt: 10, startedAt: 20, finishedAt: 30 } as const;
  expect([9, 10, 20, 30].map((now) => stateAt(seen, now).attendance)).toEqual([
    'expected',
    'arrived',
    'in_room',
    'seen',
  ]);
  expect(stateAt(seen, 25)).toMatchObject({ startedAt: 20, finishedAt: null, changedAt: 20 });
  expect([9, 10].map((now) => stateAt({ kind: 'no_show', at: 10 }, now).attendance)).toEqual([
    'expected',
    'no_show',
  ]);
});
