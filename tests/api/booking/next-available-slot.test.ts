import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refreshDueAvailability } from '#server/features/booking/slots/refresh-availability.ts';
import { book, payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MONDAY = '2026-11-23';

describe('the next available slot', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /**
   * Returns the next available slots of the services of 30 and 60 minutes. Expects the list, the
   * profile and the slots to agree.
   */
  async function firstTimes(): Promise<(string | null)[]> {
    const ofServices = (services: { id: number; nearest_slot_datetime: string | null }[]) =>
      [ids.consultation, ids.hourProcedure].map(
        (id) => services.find((service) => service.id === id)?.nearest_slot_datetime ?? null,
      );
    const { body: page } = await server.get(`/api/v1/doctors/?service=1,2&expand=services`);
    const listed = page.results.find((doctor: { id: number }) => doctor.id === ids.doctor);
    const { body: profile } = await server.get('/api/v1/doctors/nagy-anna/');
    const nearest = [ids.cardiologist, ids.ultrasound].map(async (service) => {
      const url = `/api/v1/slots/nearest/?doctor=${ids.doctor}&service=${service}`;
      return (await server.get(url)).body?.datetime ?? null;
    });
    const times = ofServices(listed.services);
    expect(ofServices(profile.services)).toEqual(times);
    expect(await Promise.all(nearest)).toEqual(times);
    expect(listed.has_slots).toBe(times.some((time) => time !== null));
    expect(profile.has_slots).toBe(listed.has_slots);
    return times.map((time) => time?.slice(0, 16) ?? null);
  }
  async function onDay(day: string): Promise<number[]> {
    const { body } = await server.get(`/api/v1/doctors/?slot_date=${day}`);
    return body.results.map(({ id }: { id: number }) => id);
  }

  test.each(['with', 'without'] as const)(
    'the next slot moves on over time %s the job',
    async (upkeep) => {
      const timesAt = async (now: string) => {
        server.clock.set(now);
        if (upkeep === 'with') {
          await refreshDueAvailability(server.database.pool, server.clock.now());
        }
        return firstTimes();
      };
      expect(await timesAt('2026-11-23T06:00:00Z')).toEqual([
        '2026-11-23T09:00',
        '2026-11-23T09:00',
      ]);
      expect(await timesAt('2026-11-23T07:00:00Z')).toEqual([
        '2026-11-23T09:00',
        '2026-11-23T09:00',
      ]);
      expect(await timesAt('2026-11-23T07:00:01Z')).toEqual([
        '2026-11-23T09:30',
        '2026-11-23T09:30',
      ]);
      expect(await timesAt('2026-11-23T09:15:00Z')).toEqual([
        '2026-11-23T11:30',
        '2026-11-24T09:00',
      ]);
      expect(await timesAt('2026-11-23T09:30:01Z')).toEqual([
        '2026-11-24T09:00',
        '2026-11-24T09:00',
      ]);
      expect(await timesAt('2026-11-27T12:00:00Z')).toEqual([
        '2026-11-30T09:00',
        '2026-11-30T09:00',
      ]);
      expect(await timesAt('2026-12-22T09:30:00Z')).toEqual(['2026-12-22T11:30', null]);
      expect(await timesAt('2026-12-22T12:00:00Z')).toEqual([null, null]);
      expect(await timesAt('2027-06-01T12:00:00Z')).toEqual([null, null]);
    },
  );

  test('the next available slot decides which doctors are listed for a day', async () => {
    const both = [ids.doctor, ids.otherDoctor];
    expect(await onDay(MONDAY)).toEqual(both);
    server.clock.set('2026-11-23T10:00:00Z');
    await refreshDueAvailability(server.database.pool, server.clock.now());
    expect(await onDay(MONDAY)).toEqual([]);
    expect(await onDay(TUESDAY)).toEqual(both);
    expect(await onDay('2026-11-28')).toEqual([]);

    for (const { id } of await slotsOn(server, TUESDAY)) {
      server.clock.advance({ minutes: 10 });
      expect((await book(server, payload(id))).status).toBe(201);
    }
    expect(await onDay(TUESDAY)).toEqual([ids.otherDoctor]);
    expect(await firstTimes()).toEqual(['2026-11-25T09:00', '2026-11-25T09:00']);
  });

  test('the next available slot moves on when it is booked', async () => {
    const [nine, half] = await slotsOn(server, MONDAY);
    await book(server, payload(nine?.id ?? 0));
    expect(await firstTimes()).toEqual(['2026-11-23T09:30', '2026-11-23T09:30']);
    const hour = { doctor_service: ids.hourProcedure };
    await book(server, payload(half?.id ?? 0, hour));
    expect(await firstTimes()).toEqual(['2026-11-23T10:30', '2026-11-23T10:30']);
    const [, eleven] = await slotsOn(server, MONDAY, ids.ultrasound);
    server.clock.advance({ minutes: 10 });
    await book(server, payload(eleven?.id ?? 0, hour));
    expect(await firstTimes()).toEqual(['2026-11-23T10:30', '2026-11-24T09:00']);
  });

  /** Returns the doctor as shown in the list for a day. */
  async function doctorOn(day: string, services: string) {
    const { body } = await server.get(
      `/api/v1/doctors/?service=${services}&slot_date=${day}&expand=services`,
    );
    return body.results.find(({ id }: { id: number }) => id === ids.doctor);
  }

  test('the next available slot in the list of a day is the first from that day on', async () => {
    const firstFrom = async (day: string) =>
      (await doctorOn(day, `${ids.cardiologist}`)).services[0].nearest_slot_datetime.slice(0, 16);
    const [first] = await firstTimes();
    expect(await firstFrom(MONDAY)).toBe(first);
    expect(await firstFrom(TUESDAY)).toBe(`${TUESDAY}T09:00`);
    server.clock.set('2026-11-23T08:10:00Z');
    expect(await firstFrom(MONDAY)).toBe((await firstTimes())[0]);
    expect(await firstFrom(TUESDAY)).toBe(`${TUESDAY}T09:00`);
  });

  test('the next available slot in the list of a day is null for a service available only before', async () => {
    const last = '2026-12-22';
    const halfHours = await slotsOn(server, last);
    for (const [index, { id }] of halfHours.entries()) {
      server.clock.advance({ minutes: 10 });
      if (index % 2 === 1) expect((await book(server, payload(id))).status).toBe(201);
    }
    const doctor = await doctorOn(last, `${ids.cardiologist},${ids.ultrasound}`);
    const times = doctor.services.map(
      (service: { id: number; nearest_slot_datetime: string | null }) => [
        service.id,
        service.nearest_slot_datetime?.slice(0, 16) ?? null,
      ],
    );
    expect(times).toEqual([
      [ids.consultation, `${last}T09:00`],
      [ids.hourProcedure, null],
    ]);
    expect(doctor.has_slots).toBe(true);
  });

  test('an inactive doctor has no next available slot', async () => {
    const { body } = await server.get('/api/v1/doctors/regi-cili/');
    expect(body).toMatchObject({ is_active: false, has_slots: false });
    expect(body.services).toMatchObject([{ nearest_slot_datetime: null }]);
    expect(await slotsOn(server, TUESDAY, ids.cardiologist, ids.inactiveDoctor)).toEqual([]);
  });

  test('walk-in services have a next available slot', async () => {
    const walkIn = (await server.get('/api/v1/doctors/nagy-anna/')).body.services.find(
      (service: { id: number }) => service.id === ids.walkIn,
    );
    expect(walkIn).toMatchObject({ on_walk_in_basis: true, avg_waiting_time: 20 });
    const [slot] = await slotsOn(server, TUESDAY, ids.bloodTest);
    const response = await book(server, payload(slot?.id ?? 0, { doctor_service: ids.walkIn }));
    expect(response.status).toBe(201);
  });
});
