import { afterEach, beforeEach, expect, test } from 'vitest';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { addDuplicates, MORE } from '#tests/support/data/catalogue/catalogue-rows.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { continueIds, DOCTOR, hoursOf, inHungary, offerOf } from '#tests/support/data/setup.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const BRANCHES = [ids.branch, ids.branchWithQuestions];
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;

let server: TestServer;
let admin: StaffClient;
let manager: StaffClient;
let clinic: StaffClient;
let desks: StaffClient[];
let booked: Set<number>;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  await addDuplicates(server);
  await server.site.reference.reload();
  admin = await staffClient(server, 'admin');
  manager = await staffClient(server, 'account_manager');
  clinic = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  desks = [];
  for (const branch of BRANCHES) desks.push(await deskClient(server, `desk${branch}`, branch));
  booked = new Set([
    await book(0, ids.consultation, '09:00'),
    await book(0, ids.hourProcedure, '09:30'),
    await book(0, MORE.heartOffer, '10:30'),
    await book(1, MORE.otherHeartOffer, '09:00'),
  ]);
});
afterEach(() => server.close());

/** Books at the desk of a branch and returns the id. */
async function book(branch: number, offer: number, time: string): Promise<number> {
  const { id } = await bookAtDesk(deskOf(branch), at(time), { offer });
  return id;
}

function deskOf(branch: number): StaffClient {
  const desk = desks[branch];
  if (desk === undefined) throw new Error('There are two branches');
  return desk;
}

async function moveBranch(place: object) {
  const { branches } = await manager.clinic({ id: 1 });
  const branch = branches.find(({ id }) => id === ids.branch);
  if (branch === undefined) throw new Error('The branch is not of the clinic');
  const { questions: _questions, ...row } = branch;
  return manager.saveBranch({ ...row, ...place, intent: 'confirm' });
}

const CONFIRM = { intent: 'confirm' } as const;
const hide = (kind: 'services' | 'cities' | 'areas', id: number) =>
  admin.activateRow({ kind, id, is_active: false });

/** The edits that could take an appointment from its desk. */
const EDITS: Record<string, () => Promise<unknown>> = {
  'a doctor takes days off': () =>
    manager.saveDays({
      id: 1,
      from: TUESDAY,
      to: TUESDAY,
      hours: [],
      is_phone_only: false,
      ...CONFIRM,
    }),
  'a doctor works at other hours': () =>
    manager.saveHours({ ...hoursOf(1, [[840, 960]]), ...CONFIRM }),
  'a doctor works in longer steps': () =>
    manager.saveHours({ ...hoursOf(1, [[840, 960]]), step_minutes: 60, ...CONFIRM }),
  'the branch is closed on a holiday': async () => {
    const holiday = await admin.saveHoliday({
      day: TUESDAY,
      kind: 'closed',
      as_weekday: null,
      names: inHungary('A holiday'),
      is_confirmed: true,
      source_url: 'https://example.com/',
    });
    return clinic.saveBranchHoliday({
      branch_ids: BRANCHES,
      holiday_id: holiday.id,
      choice: 'closed',
      hours: [],
      ...CONFIRM,
    });
  },
  'a doctor is absent': () =>
    clinic.beginAbsence({ doctor: ids.doctor, first_day: TUESDAY, last_day: TUESDAY }),
  'a service of a doctor is hidden': () =>
    manager.saveOffer({
      ...offerOf(1, ids.cardiologist),
      id: ids.consultation,
      is_active: false,
      ...CONFIRM,
    }),
  'a service of a doctor becomes another one': () =>
    manager.saveOffer({
      ...offerOf(1, ids.childCardiologist),
      id: ids.consultation,
      ...CONFIRM,
    }),
  'two services are merged': () =>
    admin.mergeRows({ kind: 'services', id: MORE.heartDoctor, into: ids.cardiologist, ...CONFIRM }),
  'a service is hidden': () => hide('services', ids.ultrasound),
  'two districts are merged': () =>
    admin.mergeRows({ kind: 'areas', id: ids.area, into: MORE.area, ...CONFIRM }),
  'the branch moves to another city': () =>
    moveBranch({ city_id: ids.otherCity, city_area_id: null, lat: 46.25, lng: 20.15 }),
  'the city is hidden': () => hide('cities', ids.city),
  'the specialty is hidden': () => hide('services', ids.cardiologist),
  'a doctor is hidden': () =>
    manager.saveDoctor({ ...DOCTOR, id: ids.doctor, is_active: false, ...CONFIRM }),
  'the other doctor is hidden': () =>
    manager.saveDoctor({ ...DOCTOR, id: ids.otherDoctor, is_active: false, ...CONFIRM }),
};

/** Returns the appointments on all desks, each with the names of its doctor and its service. */
async function onDesks() {
  const days = await Promise.all(
    BRANCHES.map(async (id, index) => {
      const desk = deskOf(index);
      const doctors = await desk.deskDoctors({ id });
      const { columns, appointments } = await desk.deskDay({ id, day: TUESDAY });
      return appointments.map((appointment) => {
        const doctor = doctors.find((each) => each.schedule_id === appointment.schedule_id);
        const offer = doctor?.offers.find((each) => each.id === appointment.offer_id);
        return {
          id: appointment.id,
          columns: columns.filter((each) => each.schedule_id === appointment.schedule_id).length,
          doctor: doctor?.name ?? '',
          service: offer?.service ?? '',
        };
      });
    }),
  );
  return days.flat();
}

const NAMED = expect.stringMatching(/./);

test.each([
  { order: 'in this order', edits: Object.entries(EDITS), impossible: [] },
  {
    order: 'in the opposite order',
    edits: Object.entries(EDITS).toReversed(),
    // Services merge only into those that patients see.
    impossible: ['two services are merged: Error: 400 does_not_exist'],
  },
])(
  'every booked appointment stays on exactly one desk after edits $order',
  async ({ edits, impossible }) => {
    const expected = [...booked]
      .toSorted((a, b) => a - b)
      .map((id) => ({ id, columns: 1, doctor: NAMED, service: NAMED }));
    const refused: string[] = [];
    for (const [name, edit] of edits) {
      await edit().catch((error: unknown) => refused.push(`${name}: ${String(error)}`));
      await server.site.reference.reload();
      const shown = await onDesks();
      expect(
        shown.toSorted((a, b) => a.id - b.id),
        name,
      ).toEqual(expected);
    }
    expect(refused).toEqual(impossible);
  },
  60_000,
);
