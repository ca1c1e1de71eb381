import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const FASTING: Preparation = {
  steps: [
    { kind: 'earlier_results', amount: null },
    { kind: 'fasting', amount: 8 },
  ],
  notes: { hu: 'A vizsgálat fél óráig tart.' },
};
const COMPANION: Preparation = { steps: [{ kind: 'companion', amount: null }], notes: {} };

let server: TestServer;
let admin: StaffClient;
let clinic: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
  admin = await staffClient(server, 'admin');
  clinic = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { pool } = server.database;
  await pool.query('update service set preparation = null; delete from branch_preparation');
});

const saveUsual = (preparation: Preparation | null) =>
  admin.saveServicePreparation({ id: ids.cardiologist, preparation });
const saveOwn = (preparation: Preparation | null, branch = 1) =>
  clinic.savePreparation({ service_id: ids.cardiologist, branch_ids: [branch], preparation });

async function book(time: string): Promise<Appointment> {
  const { id, hash } = await bookAppointment(server, await slotAt(server, time));
  return read(id, hash);
}
async function read(id: number, hash: string, language = 'hu'): Promise<Appointment> {
  const headers = { 'accept-language': language };
  const { body } = await server.get(`/api/v1/appointments/${id}/?hash=${hash}`, headers);
  return body as Appointment;
}

test('the patient reads the preparation on the confirmation, in the order of the steps', async () => {
  await saveUsual(FASTING);
  const appointment = await book('09:00');
  expect(appointment.preparation).toEqual([
    { kind: 'fasting', text: 'Az időpont előtt 8 órán át ne egyen.' },
    {
      kind: 'earlier_results',
      text: 'Hozza magával korábbi leleteit, felvételeit és zárójelentéseit.',
    },
    { kind: 'note', text: 'A vizsgálat fél óráig tart.' },
  ]);
  const inRussian = await read(appointment.id, appointment.hash, 'ru');
  expect(inRussian.preparation.map(({ kind }) => kind)).toEqual(['fasting', 'earlier_results']);
  expect(inRussian.preparation[0]?.text).toBe('Ничего не ешьте в течение 8 часов до приёма.');
});

test('a branch asks for its own preparation, and for the usual one again', async () => {
  await saveUsual(FASTING);
  const { id, hash } = await book('09:30');
  const kinds = async () => (await read(id, hash)).preparation.map(({ kind }) => kind);
  await saveOwn(COMPANION);
  expect(await kinds()).toEqual(['companion']);
  await saveOwn({ steps: [], notes: {} });
  expect(await kinds()).toEqual([]);
  await saveOwn(null);
  expect(await kinds()).toEqual(['fasting', 'earlier_results', 'note']);
  const { services } = await clinic.preparations();
  expect(services.find((service) => service.id === ids.cardiologist)).toMatchObject({
    usual: FASTING,
    own: [],
    branch_ids: [1, 2],
  });
});

test('the time to come early is given once, on the page and in the calendar file', async () => {
  const steps = [{ kind: 'arrive_early' as const, amount: 25 }];
  await saveOwn({ steps: [...steps, { kind: 'full_bladder', amount: null }], notes: {} });
  const { id, hash, arrive_early: early, preparation } = await book('10:00');
  expect([early, preparation.map(({ kind }) => kind)]).toEqual([25, ['full_bladder']]);
  const file = await server.get(`/api/v1/appointments/${id}/calendar.ics?hash=${hash}`);
  const text = (file.body as string).replaceAll('\r\n ', '');
  expect(text).toContain('érkezzen 25 perccel az időpont előtt');
  expect(text).toContain('Telt hólyaggal érkezzen');
  expect(text.match(/25 perccel/g)).toHaveLength(1);
});

test('the desk reads the preparation out in the language of the patient', async () => {
  await saveOwn(FASTING);
  const rights = { position: 'desk', branchIds: [1] } as const;
  const desk = await staffClient(server, 'clinic_branch_admin', rights);
  const { lines } = await desk.deskPreparation({ id: ids.consultation, language: 'ru' });
  expect(lines.map(({ kind }) => kind)).toEqual(['fasting', 'earlier_results']);
  const other = { position: 'desk', branchIds: [2] } as const;
  const stranger = await staffClient(server, 'clinic_branch_admin', other);
  const call = stranger.deskPreparation({ id: ids.consultation, language: 'hu' });
  await expect(call).rejects.toThrow('404 not_found');
});

test('a branch out of reach and a service that a branch does not offer are not found', async () => {
  const rights = { position: 'manager', branchIds: [2] } as const;
  const stranger = await staffClient(server, 'clinic_branch_admin', rights);
  const input = { service_id: ids.cardiologist, preparation: FASTING };
  const call = stranger.savePreparation({ ...input, branch_ids: [1] });
  await expect(call).rejects.toThrow('404 not_found');
  await expect(stranger.preparations({ clinic: 2 })).rejects.toThrow('404 not_found');
  await expect(saveOwn(FASTING, 999)).rejects.toThrow('404 not_found');
  const unknown = clinic.savePreparation({ ...input, service_id: 999, branch_ids: [1] });
  await expect(unknown).rejects.toThrow('404 not_found');
  await expect(clinic.saveServicePreparation({ id: 1, preparation: FASTING })).rejects.toThrow(
    '403 forbidden',
  );
});

test('a number out of its limits is rejected, and nothing is saved', async () => {
  const wrong: Preparation = { steps: [{ kind: 'fasting', amount: 100 }], notes: {} };
  await expect(saveOwn(wrong)).rejects.toThrow('400 invalid');
  await expect(saveUsual(wrong)).rejects.toThrow('400 invalid');
  const { services } = await clinic.preparations();
  expect(services.every(({ usual, own }) => usual === null && own.length === 0)).toBe(true);
});

test('each save is an event of the branch or the service', async () => {
  await saveOwn(FASTING);
  await saveUsual(COMPANION);
  const { rows } = await server.database.pool.query(
    'select actor, subject_table, details from staff_event order by id desc limit 2',
  );
  expect(rows).toEqual([
    { actor: 'admin', subject_table: 'service', details: { preparation: true } },
    {
      actor: 'clinic_admin',
      subject_table: 'clinic_branch',
      details: { preparation_of: ids.cardiologist },
    },
  ]);
});

test('the preparation of a branch follows a service that is merged', async () => {
  await saveOwn(COMPANION);
  const { pool } = server.database;
  await pool.query(`insert into service
    (id, slug, type, names, descriptions, is_primary, is_for_children, popularity)
    values (900, 'heart-doctor', 'other', '{"hu": "Szívgyógyász"}', '{}', true, false, 1)`);
  const pair = { kind: 'services', id: ids.cardiologist, into: 900 } as const;
  await admin.mergeRows({ ...pair, intent: 'preview' });
  const own = 'select service_id from branch_preparation';
  expect((await pool.query(own)).rows).toEqual([{ service_id: ids.cardiologist }]);
  await admin.mergeRows({ ...pair, intent: 'confirm' });
  expect((await pool.query(own)).rows).toEqual([{ service_id: 900 }]);
});

test('the reminder of the day before says how to prepare', async () => {
  const other = await startTestServer({ flags: { otp: false } });
  await other.database.pool.query('update service set preparation = $1', [FASTING]);
  await bookAppointment(other, await slotAt(other, '09:00', { day: '2026-11-25' }));
  other.clock.set('2026-11-24T12:00:00Z');
  await outboxOf(other).send();
  const reminder = other.sms.sent.find(({ text }) => text.includes('eljön?'));
  await other.close();
  expect(reminder?.text.split('\n').slice(2)).toEqual(['Előtte 8 órán át ne egyen.']);
});
