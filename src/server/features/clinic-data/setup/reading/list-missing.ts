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

type Row = { readonly id: number };

const partsOf = (part: Missing['part'], subject: Missing['subject'], rows: readonly Row[]) =>
  rows.map(({ id }): Missing => ({ part, subject, subject_id: id }));

/** Lists what a clinic misses before patients can book, in the order of setting it up. */
export function listMissing(
  locales: readonly Language[],
  { clinic, branches, doctors }: Parts,
): Missing[] {
  const ofClinic = (part: Missing['part'], misses: boolean) =>
    partsOf(part, 'clinic', misses ? [clinic] : []);
  const ofDraft = (part: Missing['part'], isThere: boolean) =>
    ofClinic(part, clinic.is_draft && !isThere);
  const hasDoctor = doctors.some((doctor) => doctor.is_active);
  return [
    ...ofDraft('partner', clinic.legal_name !== '' && clinic.tax_number !== ''),
    ...ofDraft('team', clinic.has_team),
    ...ofDraft('rehearsal', clinic.is_rehearsed),
    ...ofClinic('branch', branches.length === 0),
    ...partsOf(
      'phone',
      'branch',
      branches.filter(({ phone }) => phone === null),
    ),
    ...ofClinic('doctor', branches.length > 0 && !hasDoctor),
    ...ofClinic('texts', !isComplete(locales, clinic.descriptions)),
    ...listMissingOfDoctors(locales, doctors),
  ].sort((a, b) => MISSING_PARTS.indexOf(a.part) - MISSING_PARTS.indexOf(b.part));
}

/** Lists what doctors miss before patients can book them; hidden doctors miss nothing. */
export function listMissingOfDoctors(
  locales: readonly Language[],
  doctors: readonly DoctorState[],
): Missing[] {
  const active = doctors.filter((doctor) => doctor.is_active);
  const of = (part: Missing['part'], misses: (doctor: DoctorState) => boolean) =>
    partsOf(part, 'doctor', active.filter(misses));
  return [
    ...of('service', (doctor) => doctor.services_count === 0),
    ...of('hours', (doctor) => !doctor.has_hours),
    ...of('starts', lacksStarts),
    ...of('texts', (doctor) => !isComplete(locales, doctor.descriptions)),
  ];
}

function isComplete(locales: readonly Language[], texts: ClinicSetup['descriptions']): boolean {
  return locales.every((locale) => texts[locale] !== undefined);
}

function lacksStarts({ has_hours: hasHours, free_starts: starts }: DoctorState): boolean {
  return hasHours && starts < MIN_FREE_STARTS;
}
