import type { Backend } from '#tests/support/e2e/backend.ts';
import { bookAppointment } from '#tests/support/e2e/data/book-appointment.ts';

interface Visitors {
  /** The number of the appointment of the patient who calls. */
  readonly number: number;
  readonly phoneEnd: string;
}

const PHONE = '+36201244567';

/** Adds a patient with an appointment, and items of the inbox. */
export async function addVisitors(backend: Backend): Promise<Visitors> {
  const { api } = backend;
  const { appointment } = await bookAppointment(backend, { phone: PHONE });
  const consents: 'personal_data'[] = ['personal_data'];
  await api.createClinicRequest({
    clinic_name: 'Maros Rendelő',
    contact_name: 'Dénes Vera',
    city: 'Szeged',
    consents,
    phone: '+36301234567',
    email: 'rendelo@example.com',
    comment: 'Négy orvosunk van, hétfőn hívható vagyok.',
  });
  await api.createContactMessage({
    name: 'Kata',
    email: 'kata@example.com',
    consents,
    message: 'Rossz névre foglaltam. Hogyan tudom kijavítani?',
  });
  await api.createContactMessage({
    name: 'Imre',
    email: 'imre@example.com',
    consents,
    message: 'Köszönöm a gyors segítséget.',
  });
  return { number: appointment.id, phoneEnd: PHONE.slice(-4) };
}
