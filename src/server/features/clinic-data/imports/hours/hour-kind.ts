import { proposeHourMapping } from '#shared/domain/clinic-data/imports/hours/hour-columns.ts';
import type { KindOfImport } from '../import-kind.ts';
import { hourRowsOf, planHourImport } from './plan-hour-import.ts';
import { undoHours } from './undo-hours.ts';

/** The working hours of doctors. */
export const hourKind: KindOfImport<'hours'> = {
  propose: proposeHourMapping,
  namedServices: () => [],
  namedDoctors: ({ site }, row) => hourRowsOf(site, row).rows,
  plan: planHourImport,
  nothing: { doctors: [], preview: null },
  undo: undoHours,
  storedDays: 30,
};
