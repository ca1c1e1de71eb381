import { addDays } from '#shared/domain/time/plain-date.ts';
import { apiPath } from '#shared/contract/api.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Database } from '#server/db/database.ts';
import { TODAY } from '../country/country.ts';
import { readJson } from '../load/fetch-once.ts';
import { createCall, type Call } from './call.ts';
import { doctorsQueries } from './doctors-queries.ts';
import { doctorsOf, listsOf, type List } from './lists.ts';

const LISTS = 100;
const DOCTORS = 200;

/** Creates the calls for slots, lists and doctors as pages send them. */
export async function readingCalls(origin: string, database: Database): Promise<Call[]> {
  const lists = await listsOf(database, LISTS);
  const doctors = await doctorsOf(database, DOCTORS);
  const slots = await Promise.all(lists.map((list) => slotsPath(origin, list)));
  const filtered = await doctorsQueries(database, LISTS);
  return [
    { ...createCall('slots', 'Slots of 8 doctors, 4 days', slots), statement: 'free_days' },
    {
      ...createCall('list', 'List of doctors, a page of 8', lists.map(listPath)),
      statement: 'doctors_',
    },
    createCall('filtered', 'List with filters and orders', filtered),
    createCall(
      'doctor',
      'Doctor',
      doctors.map((slug) => apiPath('doctor', { slug })),
    ),
  ];
}

function listPath({ city_id: city, service_id: service }: List): string {
  return `${routes.doctors.path}?city=${city}&service=${service}&limit=8&expand=services,clinic_branches`;
}

async function slotsPath(origin: string, list: List): Promise<string> {
  const page = await readJson<{ results: { id: number }[] }>(origin, listPath(list));
  const doctors = page.results.map(({ id }) => id).join(',');
  const range = `date_from=${TODAY}&date_to=${addDays(TODAY, 3)}`;
  return `/api/v1/slots/?doctor=${doctors}&service=${list.service_id}&${range}`;
}
