import { expect } from 'vitest';
import type { TestResponse, TestServer } from '../servers/server.ts';
import {
  branchOf,
  CITY,
  CLINIC,
  DOCTOR,
  hoursOf,
  inHungary,
  offerOf,
  SPECIALTY,
  staffCaller,
} from './setup.ts';

/** Sends a request to join, and returns its number. */
export async function requestToJoin(server: TestServer, clinic = 'Mecsek Clinic'): Promise<number> {
  const response = await server.post('/api/v1/clinic-requests/', {
    clinic_name: clinic,
    contact_name: 'Kis Dóra',
    phone: '+36 20 123 4567',
    email: 'dora@example.com',
    city: 'Pécs',
    consents: ['personal_data'],
  });
  expect(response.status).toBe(201);
  return (response.body as { id: number }).id;
}

/** Fills a draft with everything except its team and a rehearsal. Returns the ids. */
export async function fillDraft(
  server: TestServer,
  clinic: number,
): Promise<{ city: number; service: number; branch: number; doctor: number }> {
  const admin = await staffCaller(server, 'admin');
  const manager = await staffCaller(server, 'account_manager');
  const city = await idOf(admin('saveCity', CITY));
  const service = await idOf(admin('saveService', SPECIALTY));
  const partner = { legal_name: 'Mecsek Kft.', tax_number: '12345678-1-02' };
  const texts = { descriptions: inHungary('A clinic.') };
  await idOf(manager('saveClinic', { ...CLINIC, ...partner, ...texts, id: clinic }));
  const branch = await idOf(manager('saveBranch', branchOf(clinic, city)));
  const doctor = await idOf(manager('saveDoctor', { ...DOCTOR, branch_id: branch }));
  const { body } = await manager('doctor', { id: doctor });
  const schedule = (body as { schedules: { id: number }[] }).schedules[0]?.id ?? 0;
  await idOf(manager('saveOffer', offerOf(schedule, service)));
  const hours = await manager('saveHours', hoursOf(schedule, [[540, 720]]));
  expect(hours.body).toMatchObject({ is_saved: true });
  return { city, service, branch, doctor };
}

async function idOf(response: Promise<TestResponse>): Promise<number> {
  const { status, body } = await response;
  expect([status, body]).toMatchObject([200, { id: expect.any(Number) }]);
  return (body as { id: number }).id;
}
