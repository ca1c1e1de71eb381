import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';

/** What a booking needs to know of its doctor, wherever it was opened. */
type BookedDoctor = Pick<DoctorProfile, 'id' | 'slug' | 'name' | 'image_url' | 'has_slots'>;

/** What a patient is about to book. */
export interface BookingRequest {
  doctor: BookedDoctor;
  doctorService: DoctorService;
  /** The branch of the doctor's service. */
  branch: ClinicBranch;
  /** The time chosen outside of the modal. */
  slot: ChosenSlot | null;
  /** Place in the list the doctor was found in, from 0; null elsewhere. */
  listPosition: number | null;
}

/** A time as the flow carries it: all that is left to know is that it is free. */
export type ChosenSlot = Pick<Slot, 'id' | 'datetime'>;
