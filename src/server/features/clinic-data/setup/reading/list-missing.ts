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
  const of = (
    subject: Missing['subject'],
    part: Missing['part'],
    rows: readonly { id: number }[],
  ) => rows.map(({ id }): Missing => ({ part, subject, subject_id: id }));
  const ofClinic = (part: Missing['part'], misses: boolean) =>
    of('clinic', part, misses ? [clinic] : []);
  const ofDraft = (part: Missing['part'], isThere: boolean) =>
    ofClinic(part, clinic.is_draft && !isThere);
  const ofDoctors = (part: Missing['part'], misses: (doctor: DoctorState) => boolean) =>
    of('doctor', part, active.filter(misses));
  return [
    ...ofDraft('partner', clinic.legal_name !== '' && clinic.tax_number !== ''),
    ...ofDraft('team', clinic.has_team),
    ...ofDraft('rehearsal', clinic.is_rehearsed),
    ...ofClinic('branch', branches.length === 0),
    ...of(
      'branch',
      'phone',
      branches.filter(({ phone }) => phone === null),
    ),
    ...ofClinic('doctor', branches.length > 0 && active.length === 0),
    ...ofDoctors('service', (doctor) => doctor.services_count === 0),
    ...ofDoctors('hours', (doctor) => !doctor.has_hours),
    ...ofDoctors('starts', lacksStarts),
    ...ofClinic('texts', !isComplete(clinic.descriptions)),
    ...ofDoctors('texts', (doctor) => !isComplete(doctor.descriptions)),
  ].sort((a, b) => MISSING_PARTS.indexOf(a.part) - MISSING_PARTS.indexOf(b.part));
}

function lacksStarts({ has_hours: hasHours, free_starts: starts }: DoctorState): boolean {
  return hasHours && starts < MIN_FREE_STARTS;
}
