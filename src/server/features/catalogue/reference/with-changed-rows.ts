import type { ClinicBranchRow, ClinicRow, Reference } from './reference.ts';

type Changes<Row> = ReadonlyMap<number, Partial<Row>>;

/** Returns reference data in which columns of clinics and branches have other values. */
export function withChangedRows(
  reference: Reference,
  clinics: Changes<ClinicRow>,
  branches: Changes<ClinicBranchRow>,
): Reference {
  const clinic = (row: ClinicRow): ClinicRow => ({ ...row, ...clinics.get(row.id) });
  const branch = (row: ClinicBranchRow): ClinicBranchRow => ({ ...row, ...branches.get(row.id) });
  return {
    ...reference,
    clinicById: mapValues(reference.clinicById, clinic),
    clinicBySlug: mapValues(reference.clinicBySlug, clinic),
    branchById: mapValues(reference.branchById, branch),
    branchesByCity: mapValues(reference.branchesByCity, (rows) => rows.map(branch)),
    branchesByClinic: mapValues(reference.branchesByClinic, (rows) => rows.map(branch)),
  };
}

function mapValues<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  change: (value: Value) => Value,
): Map<Key, Value> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
