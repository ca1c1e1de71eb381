import type { ContentSubject } from '#shared/domain/clinic-data/content/content-fields.ts';
import { paths } from '#shared/paths.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { requireContentReach } from './content-reach.ts';

const selectDoctor = prepared<{ slug: string }, [id: number]>(
  'slug_of_previewed_doctor',
  'select slug from doctor where id = $1',
);

/**
 * Returns the path of the page of patients that shows a row: of a branch, the clinic in the city of the
 * branch. Throws a 404 for a row out of reach of the account, and for a clinic without branches.
 */
export async function previewPath(
  { database, reference }: Site,
  caller: Caller,
  { subject, id }: { subject: ContentSubject; id: number },
): Promise<string> {
  await requireContentReach(database.pool, caller, subject, id);
  if (subject === 'doctor') {
    const doctor = requireRow(await selectDoctor(database.pool, [id]));
    return paths.doctor(doctor.slug);
  }
  const { branchById, clinicById, cityById } = reference.current;
  const branch =
    subject === 'clinic_branch'
      ? branchById.get(id)
      : [...branchById.values()].find((each) => each.clinic_id === id);
  const clinic = clinicById.get(branch?.clinic_id ?? 0);
  const city = cityById.get(branch?.city_id ?? 0);
  if (clinic === undefined || city === undefined) throw notFound();
  return paths.clinic(city.slug, clinic.slug);
}
