import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';

type Insured = Pick<DoctorService, 'insurances'>;

const keyOf = ({ insurances }: Insured) => insurances.toSorted((a, b) => a - b).join();

/** Returns the most frequent set of insurers of the services of a branch, as ids. */
export function commonInsurers(services: readonly Insured[]): readonly number[] {
  const groups = [...Map.groupBy(services, keyOf).values()];
  const [largest] = groups.toSorted((a, b) => b.length - a.length);
  return largest?.[0]?.insurances ?? [];
}

/** Returns true if a service accepts other insurers than the common ones. */
export function hasOtherInsurers(service: Insured, common: readonly number[]): boolean {
  return keyOf(service) !== keyOf({ insurances: [...common] });
}
