import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { presentBranchDetails } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { presentCareer } from './career.ts';
import { doctorOfRequest } from './doctor-of-request.ts';
import { presentDoctor } from './present-doctor.ts';
import { readDoctorServices } from './read-doctor-services.ts';

const selectScores = prepared<{ score: number; count: number }, [doctor: number]>(
  'doctor_scores',
  `select score, count(*)::integer as count from review
   where doctor_id = $1 and is_published group by score`,
);

/** Returns the profile of a doctor, also an inactive one; throws a 404 for an unknown slug. */
export async function findDoctor(context: RequestContext, slug: string): Promise<DoctorProfile> {
  const { database, reference } = context.site;
  const doctor = await doctorOfRequest(context, slug);
  const [services, scores] = await Promise.all([
    readDoctorServices(context, [doctor.id]),
    selectScores(database.readerOf([doctor.id]), [doctor.id]),
  ]);
  const text = (names: Names) => nameIn(context, names);
  const { branchById } = reference.current;
  const profile = presentDoctor(context, doctor, services);
  return {
    ...profile,
    description: text(doctor.descriptions),
    ...presentCareer(doctor, text),
    clinic_branches: profile.clinic_branches
      .flatMap(({ id }) => branchById.get(id) ?? [])
      .map((branch) => presentBranchDetails(context, branch)),
    score_distribution: Array.from(
      { length: 10 },
      (_, index) => scores.find(({ score }) => score === index + 1)?.count ?? 0,
    ),
  };
}
