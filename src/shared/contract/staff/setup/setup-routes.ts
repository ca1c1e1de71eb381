import type { Route } from '../../route.ts';

export const setupRoutes = {
  catalogue: { method: 'GET', path: '/api/staff/v1/catalogue/' },
  saveCity: { method: 'POST', path: '/api/staff/v1/cities/' },
  saveArea: { method: 'POST', path: '/api/staff/v1/city-areas/' },
  saveCategory: { method: 'POST', path: '/api/staff/v1/service-categories/' },
  saveService: { method: 'POST', path: '/api/staff/v1/services/' },
  clinics: { method: 'GET', path: '/api/staff/v1/clinics/' },
  clinic: { method: 'GET', path: '/api/staff/v1/clinics/:id/' },
  saveClinic: { method: 'POST', path: '/api/staff/v1/clinics/' },
  saveBranch: { method: 'POST', path: '/api/staff/v1/clinic-branches/' },
  doctor: { method: 'GET', path: '/api/staff/v1/doctors/:id/' },
  saveDoctor: { method: 'POST', path: '/api/staff/v1/doctors/' },
  saveTexts: { method: 'POST', path: '/api/staff/v1/texts/' },
  addSchedule: { method: 'POST', path: '/api/staff/v1/schedules/' },
  saveOffer: { method: 'POST', path: '/api/staff/v1/doctor-services/' },
  saveHours: { method: 'POST', path: '/api/staff/v1/schedules/:id/hours/' },
  saveDays: { method: 'POST', path: '/api/staff/v1/schedules/:id/days/' },
} as const satisfies Record<string, Route>;
