import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import type { Missing } from '#shared/contract/clinic-data/setup/clinics.ts';
import type { MissingPart } from '#shared/domain/catalogue/places/missing-parts.ts';
import { IMPORT_FILES } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';
import { usePermission, useStaffApp } from '#staff/lib/staff-app.ts';
import { pathOf } from '../clinics/missing-list.tsx';

/** The pages on which an account enters a part of a clinic; null if it cannot. */
interface StepLinks {
  readonly page: string | null;
  /** The import of a file with it. */
  readonly file: string | null;
}

/** Returns a function that finds where the account enters a part of a clinic. */
export function useStepLinks({
  clinic_id: clinic,
  missing,
}: Onboarding): (part: MissingPart) => StepLinks {
  const { site } = useStaffApp();
  const can = usePermission();
  return (part) => {
    const first = missing.find((each) => each.part === part);
    if (site === 'cabinet') {
      const page = pageInCabinet(clinic, part, first, can);
      const file = fileOf(part, can);
      return { page, file: file === page ? null : file };
    }
    const canEdit = can(part === 'texts' ? 'texts.edit' : 'clinics.edit');
    const page =
      first === undefined || part === 'rehearsal' || !canEdit ? null : pathOf(clinic, first);
    return { page, file: null };
  };
}

type Can = (permission: Permission) => boolean;

function pageInCabinet(
  clinic: number,
  part: MissingPart,
  missing: Missing | undefined,
  can: Can,
): string | null {
  if (part === 'team') return '/account';
  if (part === 'hours' || part === 'starts') return can('schedules.edit') ? '/schedules' : null;
  if (part === 'partner') return can('proposals.make') ? `/clinic/${clinic}/legal-name` : null;
  if (part === 'branch') return can('proposals.make') ? `/clinic/${clinic}/branches/new` : null;
  if (part === 'doctor') return can('proposals.make') ? `/clinic/${clinic}/doctors/new` : null;
  if (part === 'service') return can('prices.edit') ? '/prices' : null;
  const isContent = part === 'texts' || part === 'phone';
  if (!isContent || missing === undefined || !can('content.edit')) return null;
  return `/content/${missing.subject}/${missing.subject_id}`;
}

/** The kinds of files with which a clinic enters a part. */
const FILES: Partial<Record<MissingPart, keyof typeof IMPORT_FILES>> = {
  doctor: 'doctors',
  service: 'prices',
  hours: 'hours',
};

function fileOf(part: MissingPart, can: Can): string | null {
  const kind = FILES[part];
  if (kind === undefined) return null;
  const isAllowed = can('imports.edit') && can(IMPORT_FILES[kind].permission);
  return isAllowed ? `/imports?kind=${kind}` : null;
}
