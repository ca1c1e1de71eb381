import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';

/** The properties of a doctor that a booking needs. */
type BookedDoctor = Pick<DoctorProfile, 'id' | 'slug' | 'name' | 'image_url' | 'has_slots'>;

/** The doctor, service and branch to book. */
export interface BookingRequest {
  doctor: BookedDoctor;
  doctorService: DoctorService;
  /** The branch of the doctor's service. */
  branch: ClinicBranch;
  /** The slot picked before the modal opened. */
  slot: ShownSlot | null;
  /** The position in the list of doctors, from 0; null on other pages. */
  listPosition: number | null;
}
