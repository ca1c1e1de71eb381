export { clinicAbouts } from './texts/clinic-abouts.ts';
export { academicStatuses, qualifications, scienceDegrees } from './texts/credentials.ts';
export { doctorAbouts } from './texts/doctor-abouts.ts';
export { preparations } from './texts/preparations.ts';
export { priceConditions } from './texts/price-conditions.ts';
