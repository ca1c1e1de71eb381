import type { ClinicSetup, Missing } from '#shared/contract/clinic-data/setup/clinics.ts';
import { MIN_FREE_STARTS, MISSING_PARTS } from '#shared/domain/catalogue/places/missing-parts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/db/tables.ts';

/** A doctor of a clinic, with what decides if patients can book. */
export type DoctorState = ClinicSetup['doctors'][number] & {
  descriptions: Names;
  has_hours: boolean;
};

/** The state of a clinic that only matters while it is a draft. */
export interface DraftState {
  /** True if an administrator of the clinic has a second factor. */
  has_team: boolean;
  /** True if there was a rehearsal, and all are cancelled. */
  is_rehearsed: boolean;
}

interface Parts {
  clinic: DraftState &
    Pick<ClinicSetup, 'id' | 'descriptions' | 'is_draft' | 'legal_name' | 'tax_number'>;
  branches: readonly { id: number; phone: string | null }[];
  doctors: readonly DoctorState[];
}

/** Lists what a clinic misses before patients can book, in the order of setting it up. */
export function listMissing(
  locales: readonly Language[],
  { clinic, branches, doctors }: Parts,
): Missing[] {
  const isComplete = (texts: ClinicSetup['descriptions']) =>
    locales.every((locale) => texts[locale] !== undefined);
  const active = doctors.filter((doctor) => doctor.is_active);
  const of = (subject: Missing['subject'], part: Missing['part'], ids: readonly number[]) =>
    ids.map((subject_id): Missing => ({ part, subject, subject_id }));
  const idsOf = <Row extends { id: number }>(rows: readonly Row[], misses: (row: Row) => boolean) =>
    rows.filter(misses).map(({ id }) => id);
  const ofDraft = (part: Missing['part'], isThere: boolean) =>
    of('clinic', part, clinic.is_draft && !isThere ? [clinic.id] : []);
  return [
    ...ofDraft('partner', clinic.legal_name !== '' && clinic.tax_number !== ''),
    ...ofDraft('team', clinic.has_team),
    ...ofDraft('rehearsal', clinic.is_rehearsed),
    ...of('clinic', 'branch', branches.length === 0 ? [clinic.id] : []),
    ...of(
      'branch',
      'phone',
      idsOf(branches, ({ phone }) => phone === null),
    ),
    ...of('clinic', 'doctor', branches.length > 0 && active.length === 0 ? [clinic.id] : []),
    ...of(
      'doctor',
      'service',
      idsOf(active, (doctor) => doctor.services_count === 0),
    ),
    ...of(
      'doctor',
      'hours',
      idsOf(active, (doctor) => !doctor.has_hours),
    ),
    ...of('doctor', 'starts', idsOf(active, lacksStarts)),
    ...of('clinic', 'texts', isComplete(clinic.descriptions) ? [] : [clinic.id]),
    ...of(
      'doctor',
      'texts',
      idsOf(active, (doctor) => !isComplete(doctor.descriptions)),
    ),
  ].sort((a, b) => MISSING_PARTS.indexOf(a.part) - MISSING_PARTS.indexOf(b.part));
}

function lacksStarts({ has_hours: hasHours, free_starts: starts }: DoctorState): boolean {
  return hasHours && starts < MIN_FREE_STARTS;
}
