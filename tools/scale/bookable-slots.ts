import type { System } from './system.ts';
import { createHttpClient } from './http-client.ts';

/** A bookable slot. */
export interface BookableSlot {
  readonly doctorService: number;
  readonly id: number;
}

const DAY_MS = 86_400_000;

/** Returns free slots of the coming days that do not overlap, of branches without required fields. */
export async function findBookableSlots({ database, port, host }: System): Promise<BookableSlot[]> {
  const { rows } = await database.pool.query<{
    id: number;
    doctor: number;
    service: number;
    branch: number;
  }>(
    `select distinct on (ds.doctor_id) ds.id, ds.doctor_id as doctor, ds.service_id as service,
       ds.clinic_branch_id as branch
     from doctor_service ds join doctor d on d.id = ds.doctor_id
     where ds.is_active and d.is_active and ds.schedule_id is not null and ds.steps = 1
       and not exists (select from clinic_branch_field f
         where f.clinic_branch_id = ds.clinic_branch_id and f.is_required)
     order by ds.doctor_id, ds.id`,
  );
  const client = createHttpClient(port, host);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const slots: BookableSlot[] = [];
  for (const { id, doctor, service, branch } of rows) {
    const query = `doctor=${doctor}&service=${service}&clinic_branch=${branch}&date_from=${day(2)}&date_to=${day(8)}`;
    const response = await client.get(`/api/v1/slots/?${query}`);
    const { results } = JSON.parse(response.body) as { results: { id: number }[] };
    slots.push(...results.map((slot) => ({ doctorService: id, id: slot.id })));
  }
  client.close();
  return slots;
}

/** Returns the payload of a booking; every patient has a different phone. */
export function createBookingPayload({ doctorService, id }: BookableSlot, patient: number) {
  return {
    client_name: 'Amina',
    client_surname: 'Example',
    client_phone: `+97150${String(1_000_000 + patient * 997).slice(0, 7)}`,
    doctor_service: doctorService,
    slot: id,
    source: 'web-mobile',
    consents: ['personal_data'],
  };
}
