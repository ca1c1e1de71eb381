import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable, Reader } from '#server/db/pool/queryable.ts';

/** The totals of a place's active doctors, each counted once. */
export interface DoctorTotals extends RatedReviews {
  doctors_count: number;
  min_price: number | null;
  max_price: number | null;
}

/** Selects totals by clinic, everywhere, in one city or in one district, and by branch. */
export interface DoctorTotalsIndex {
  ofClinic(clinic: number, city: number | undefined): DoctorTotals;
  ofArea(clinic: number, cityArea: number): DoctorTotals;
  ofBranch(branch: number): DoctorTotals;
}

interface Row extends DoctorTotals {
  clinic_id: number;
  /** Null for all cities. */
  city_id: number | null;
  /** Null for all districts. */
  city_area_id: number | null;
  /** Null for all branches. */
  clinic_branch_id: number | null;
}

const NO_DOCTORS: DoctorTotals = {
  doctors_count: 0,
  feedback_count: 0,
  feedback_sum: 0,
  unproved_count: 0,
  unproved_sum: 0,
  min_price: null,
  max_price: null,
};

const IN_SUM = `count(*)::integer as doctors_count, sum(feedback_count)::integer as feedback_count,
  sum(feedback_sum)::integer as feedback_sum, sum(unproved_count)::integer as unproved_count,
  sum(unproved_sum)::integer as unproved_sum, min(lowest) as min_price, max(highest) as max_price`;
const OF_DOCTOR = `max(feedback_count) as feedback_count, max(feedback_sum) as feedback_sum,
  max(unproved_count) as unproved_count, max(unproved_sum) as unproved_sum`;

/** Returns a statement that counts a doctor with two branches for both, but once for the clinic. */
const totalsStatement = (condition: string) => `
  with at_branch as (
    select clinic_id, city_id, city_area_id, clinic_branch_id, doctor_id, ${OF_DOCTOR},
      min(total) as lowest, max(total) as highest
    from doctor_listing where is_active and ${condition} group by 1, 2, 3, 4, 5
  ), in_area as (
    select clinic_id, city_area_id, doctor_id, ${OF_DOCTOR},
      min(lowest) as lowest, max(highest) as highest
    from at_branch where city_area_id is not null group by 1, 2, 3
  ), in_city as (
    select clinic_id, city_id, doctor_id, ${OF_DOCTOR},
      min(lowest) as lowest, max(highest) as highest
    from at_branch group by 1, 2, 3
  ), at_clinic as (
    select clinic_id, doctor_id, ${OF_DOCTOR}, min(lowest) as lowest, max(highest) as highest
    from in_city group by 1, 2
  )
  select clinic_id, null::integer as city_id, null::integer as city_area_id, clinic_branch_id,
    ${IN_SUM} from at_branch group by clinic_id, clinic_branch_id
  union all
  select clinic_id, null, city_area_id, null, ${IN_SUM} from in_area group by 1, 3
  union all
  select clinic_id, city_id, null, null, ${IN_SUM} from in_city group by 1, 2
  union all
  select clinic_id, null, null, null, ${IN_SUM} from at_clinic group by 1`;

const selectAll = prepared<Row>('doctor_totals', totalsStatement('true'));
const selectOfServices = prepared<Row, [services: number[]]>(
  'doctor_sums_of_services',
  totalsStatement('service_id = any ($1::integer[])'),
);
const selectOfServicesInCity = prepared<Row, [services: number[], city: number]>(
  'doctor_sums_of_services_in_city',
  totalsStatement('service_id = any ($1::integer[]) and city_id = $2'),
);

/** Computes the totals of all doctors of the country, in about a second for 100,000. */
export async function totalDoctors(db: Queryable): Promise<DoctorTotalsIndex> {
  return indexTotals(await selectAll(db));
}

/** Computes the totals of doctors with any of the services, in one city or everywhere. */
export async function totalDoctorsOfServices(
  db: Queryable | Reader,
  services: readonly number[],
  city: number | undefined,
): Promise<DoctorTotalsIndex> {
  return indexTotals(
    await (city === undefined
      ? selectOfServices(db, [[...services]])
      : selectOfServicesInCity(db, [[...services], city])),
  );
}

function indexTotals(rows: readonly Row[]): DoctorTotalsIndex {
  const ofClinic = new Map<string, DoctorTotals>();
  const ofArea = new Map<string, DoctorTotals>();
  const ofBranch = new Map<number, DoctorTotals>();
  for (const row of rows) {
    if (row.clinic_branch_id !== null) ofBranch.set(row.clinic_branch_id, row);
    else if (row.city_area_id !== null) ofArea.set(`${row.clinic_id}/${row.city_area_id}`, row);
    else ofClinic.set(`${row.clinic_id}/${row.city_id ?? ''}`, row);
  }
  return {
    ofClinic: (clinic, city) => ofClinic.get(`${clinic}/${city ?? ''}`) ?? NO_DOCTORS,
    ofArea: (clinic, cityArea) => ofArea.get(`${clinic}/${cityArea}`) ?? NO_DOCTORS,
    ofBranch: (branch) => ofBranch.get(branch) ?? NO_DOCTORS,
  };
}
