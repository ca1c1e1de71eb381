import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { branchOptions, type BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { loadSlotWindow } from '#web/domain/slots/slot-batch.ts';
import type { App } from '#web/lib/app.ts';
import type { Place } from '../home-queries.ts';
import { differentSpecialties } from './different-specialties.ts';

const MAX_DOCTORS = 3;
const MAX_CANDIDATES = 12;
const MAX_TIMES = 4;

type ShownDoctor = Pick<
  DoctorExpanded,
  'id' | 'slug' | 'name' | 'image_url' | 'has_slots' | 'specialties'
>;

/** A doctor with the branch and service that are available soonest, and their first slots. */
export interface SoonestDoctor extends BranchOption {
  /** The id of the doctor. */
  id: number;
  doctor: ShownDoctor;
  /** Slots of one day. */
  slots: ShownSlot[];
}

/** Queries the doctors of a place who are available soonest, of different specialties. */
export const soonestQuery = (app: App, place: Place) =>
  queryOptions({
    // A booking invalidates queries with this prefix that contain its doctor.
    queryKey: ['some-doctors', 'soonest', place],
    meta: { silent: true },
    queryFn: async () => {
      const { results } = await app.api.doctors({
        ...place,
        ordering: 'soonest',
        limit: MAX_CANDIDATES,
      });
      const doctors = differentSpecialties(results, MAX_DOCTORS);
      const soonest = await Promise.all(doctors.map((doctor) => withSlots(app, place, doctor)));
      return { results: soonest.filter((item) => item !== null) };
    },
    placeholderData: keepPreviousData,
  });

async function withSlots(
  app: App,
  place: Place,
  doctor: DoctorExpanded,
): Promise<SoonestDoctor | null> {
  const [option] = branchOptions(doctor, { ...place, ordering: 'soonest' });
  const nearest = option?.service.nearest_slot_datetime ?? null;
  if (option === undefined || nearest === null) return null;
  const { service, branch } = option;
  const { date } = wallClockOf(nearest);
  const slots = await loadSlotWindow(app.api, { doctorId: doctor.id, service, from: date });
  // Only what the page shows, as all of it is sent with the page.
  const { id, slug, name, image_url, has_slots, specialties } = doctor;
  const shown = slots
    .filter(({ datetime }) => wallClockOf(datetime).date === date)
    .slice(0, MAX_TIMES)
    .map(({ id, datetime }) => ({ id, datetime }));
  if (shown.length === 0) return null;
  return {
    id,
    branch,
    service,
    slots: shown,
    doctor: {
      id,
      slug,
      name,
      image_url,
      has_slots,
      specialties: specialties.slice(0, 1),
    },
  };
}
