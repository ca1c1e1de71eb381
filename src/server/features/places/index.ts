export { listCities } from './list-cities.ts';
export { listCityAreas } from './list-city-areas.ts';
export { listInsurances } from './list-insurances.ts';
export { presentClinicBranch } from './present-clinic-branch.ts';
