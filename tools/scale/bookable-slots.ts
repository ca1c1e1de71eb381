import type { System } from './system.ts';
import { createVisitor } from './visitor.ts';

/** A free time that can be booked by anybody. */
export interface Offer {
  readonly doctorService: number;
  readonly slot: number;
}

const DAY_MS = 86_400_000;

/** Free times of the coming days, none of which takes from another, where nothing is asked. */
export async function findOffers({ database, port, host }: System): Promise<Offer[]> {
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
  const visitor = createVisitor(port, host);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const offers: Offer[] = [];
  for (const { id, doctor, service, branch } of rows) {
    const query = `doctor=${doctor}&service=${service}&clinic_branch=${branch}&date_from=${day(2)}&date_to=${day(8)}`;
    const answer = await visitor.get(`/api/v1/slots/?${query}`);
    const { results } = JSON.parse(answer.body) as { results: { id: number }[] };
    offers.push(...results.map((slot) => ({ doctorService: id, slot: slot.id })));
  }
  visitor.close();
  return offers;
}

/** What a patient sends who has a phone of their own. */
export function bookingOf({ doctorService, slot }: Offer, patient: number) {
  return {
    client_name: 'Amina',
    client_surname: 'Example',
    client_phone: `+97150${String(1_000_000 + patient * 997).slice(0, 7)}`,
    doctor_service: doctorService,
    slot,
    source: 'web-mobile',
    consents: ['personal_data'],
  };
}
