export { listCities } from './list-cities.ts';
export { listCityAreas } from './list-city-areas.ts';
export { listInsurances } from './list-insurances.ts';
export {
  presentBranchDetails,
  presentBranchVisit,
  presentClinicBranch,
} from './present-clinic-branch.ts';
