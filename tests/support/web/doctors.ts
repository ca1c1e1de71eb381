import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { City, ClinicBranchArrival } from '#shared/contract/catalogue/places.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';

/** Makes a city in the time zone of Budapest. */
export function makeCity(change: Partial<City> = {}): City {
  return {
    id: 10,
    slug: 'budapest',
    name: 'Budapest',
    locative_name: `in ${change.name ?? 'Budapest'}`,
    timezone: 'Europe/Budapest',
    doctors_count: 1,
    location: { lat: 47.5, lng: 19.05 },
    ...change,
  };
}

export function makeBranch(change: Partial<ClinicBranchArrival> = {}): ClinicBranchArrival {
  return {
    id: 3,
    name: 'Duna Clinic',
    address: 'Nádor utca 11.',
    phone: '+36 1 000 0101',
    clinic: 2,
    clinic_slug: 'duna-clinic',
    city: 10,
    city_name: 'Budapest',
    city_area: null,
    city_area_name: null,
    location: { lat: 47.5, lng: 19.05 },
    distance: null,
    closest_stations: [],
    parking: null,
    is_wheelchair_accessible: null,
    cancel_hours: null,
    directions: null,
    ...change,
  };
}

/** Makes a first consultation at the branch of `makeBranch`, available on 24 November 2026. */
export function makeDoctorService(change: Partial<DoctorService> = {}): DoctorService {
  return {
    id: 7,
    service: {
      id: 5,
      slug: 'cardiologist',
      name: 'Cardiologist',
      plural_name: 'Cardiologists',
      consultation_name: 'Cardiology consultation',
      type: 'initial-appointment',
      is_for_children: false,
      adult_service: null,
    },
    clinic_branch: 3,
    price: 30_000,
    discount: 0,
    total: 30_000,
    duration: 30,
    insurances: [],
    is_premium: false,
    age_from: 216,
    age_to: null,
    qualification: null,
    nearest_slot_datetime: '2026-11-24T09:00:00+01:00',
    minutes_before_appointment: 0,
    on_walk_in_basis: false,
    avg_waiting_time: null,
    price_conditions: null,
    feedback_count: 0,
    feedback_score: null,
    ...change,
  };
}

export function makeDoctor(change: Partial<DoctorProfile> = {}): DoctorProfile {
  return {
    id: 1,
    slug: 'anna-kovacs',
    name: 'Anna Kovács',
    image_url: null,
    feedback_count: 0,
    feedback_score: null,
    experience: 12,
    academic_status: null,
    science_degree: null,
    languages: ['hu'],
    is_active: true,
    has_slots: true,
    description: '',
    register_number: null,
    education: [],
    workplaces: [],
    conditions: [],
    specialties: [
      {
        id: 5,
        slug: 'cardiologist',
        name: 'Cardiologist',
        plural_name: 'Cardiologists',
        consultation_name: 'Cardiology consultation',
      },
    ],
    services: [makeDoctorService()],
    clinic_branches: [makeBranch()],
    score_distribution: Array.from({ length: 10 }, () => 0),
    ...change,
  };
}

/** Makes a slot of `makeDoctorService`; its id derives from the time. */
export function makeSlot(datetime: string): Slot {
  return {
    id: Date.parse(datetime) / 60_000,
    datetime,
    service: 5,
    clinic_branch: 3,
    doctor: 1,
    doctor_service: 7,
  };
}
