export { academicStatuses, qualifications, scienceDegrees } from './texts/credentials.ts';
export { doctorAbouts } from './texts/doctor-abouts.ts';
export { priceConditions } from './texts/price-conditions.ts';
