import type { ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { appointmentKind } from './appointments/appointment-kind.ts';
import { doctorKind } from './doctors/doctor-kind.ts';
import { hourKind } from './hours/hour-kind.ts';
import type { KindOfImport } from './import-kind.ts';
import { priceKind } from './prices/price-kind.ts';

/** The kinds of imports. */
export const KINDS: { readonly [Kind in ImportKind]: KindOfImport<Kind> } = {
  prices: priceKind,
  appointments: appointmentKind,
  doctors: doctorKind,
  hours: hourKind,
};
