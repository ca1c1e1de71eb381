import {
  IMPORT_FILES,
  IMPORT_KINDS,
  type ImportKind,
} from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { usePermission, useStaffApp } from '#staff/lib/staff-app.ts';
import { appointmentPages } from './appointments/appointment-pages.tsx';
import { doctorPages } from './doctors/doctor-pages.tsx';
import { hourPages } from './hours/hour-pages.tsx';
import type { KindPages, KindTexts } from './kind-pages.ts';
import { pricePages } from './prices/price-pages.tsx';

/** The kinds of imports. */
export const KINDS: Readonly<Record<ImportKind, KindPages>> = {
  prices: pricePages,
  appointments: appointmentPages,
  doctors: doctorPages,
  hours: hourPages,
};

/** Returns the texts of a kind in the language of the page. */
export function useKindTexts(kind: ImportKind): KindTexts {
  const { texts, language } = useStaffApp();
  return KINDS[kind].texts(texts, language);
}

/** Returns the kinds that the signed-in person may import. */
export function useOwnKinds(): readonly ImportKind[] {
  const can = usePermission();
  return IMPORT_KINDS.filter((kind) => can(IMPORT_FILES[kind].permission));
}
