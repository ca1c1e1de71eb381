import type { DoctorSetup } from '#shared/contract/clinic-data/setup/doctors.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { readPortrait } from './read-portrait.ts';
import { readSchedules } from '#server/features/clinic-data/schedules/schedule-rows.ts';

type DoctorRow = Omit<DoctorSetup, 'schedules' | 'portrait'>;

const selectDoctor = prepared<DoctorRow, [id: number]>(
  'setup_doctor',
  `select id, slug, names, descriptions, practising_since, languages, is_active
   from doctor where id = $1`,
);
/** Reads a doctor with the hours and services at every branch. Returns null for an unknown doctor. */
export async function readDoctorSetup(site: Site, id: number): Promise<DoctorSetup | null> {
  const { pool } = site.database;
  const [row] = await selectDoctor(pool, [id]);
  if (row === undefined) return null;
  const schedules = await readSchedules(site, 'doctor', id);
  return { ...row, portrait: await readPortrait(site, id), schedules };
}
