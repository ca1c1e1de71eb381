import type {
  DoctorLine,
  DoctorPreview,
  PersonName,
} from '#shared/contract/clinic-data/imports/doctor-schemas.ts';
import type {
  DoctorPlan,
  DoctorsPlan,
  ValueChange,
} from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import type { DoctorData } from './doctor-data.ts';
import type { DoctorImportPlan } from './plan-doctor-import.ts';
import { readEditors } from './read-editors.ts';

/** The lines of one kind in the response; the counts include the others. */
const MAX_LINES = 500;

/** Returns the people whom a person has to identify, or has identified. */
export function presentPeople({ people }: DoctorsPlan): PersonName[] {
  return people
    .filter(({ doctor, is_confirmed: isConfirmed }) => doctor === undefined || isConfirmed)
    .map(({ rows, doctor, candidates, ...person }) => ({
      ...person,
      row: rows[0]?.row ?? 1,
      rows_count: rows.length,
      doctor_id: doctor ?? null,
      candidates: [...candidates],
    }))
    .sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}

/** Returns what an import would do to doctors. */
export async function presentDoctorPlan(
  db: Queryable,
  { plan, faults, fingerprint }: DoctorImportPlan,
  { branches, isDraft }: DoctorData,
  nameOf: (names: Names) => string,
): Promise<DoctorPreview> {
  const editors = await readEditors(
    db,
    plan.kept.flatMap(({ doctor }) => doctor ?? []),
  );
  const branchNames = new Map(branches.map(({ id, label }) => [id, nameOf(label)]));
  const present = (plans: readonly DoctorPlan[], pick: 'changes' | 'kept') => ({
    count: plans.length,
    lines: plans
      .toSorted((a, b) => a.row - b.row)
      .slice(0, MAX_LINES)
      .map((each): DoctorLine => ({
        row: each.row,
        name: each.name,
        doctor_id: each.doctor,
        changes: each[pick].map(presentChange),
        branches: pick === 'kept' ? [] : each.branches.map((id) => branchNames.get(id) ?? ''),
        service_ids:
          pick === 'kept' ? [] : Array.from(new Set(each.services.map((s) => s.service))),
        edited_by: pick === 'kept' ? (editors.get(each.doctor ?? 0)?.edited_by ?? null) : null,
        edited_at: pick === 'kept' ? (editors.get(each.doctor ?? 0)?.edited_at ?? null) : null,
      })),
  });
  return {
    fingerprint,
    same: plan.same,
    unconfirmed: plan.unconfirmed,
    hides_new: !isDraft,
    created: present(plan.created, 'changes'),
    changed: present(plan.changed, 'changes'),
    kept: present(plan.kept, 'kept'),
    faults: faults.slice(0, MAX_LINES).map(({ column, ...fault }) => ({
      ...fault,
      column: column === 0 ? null : column,
    })),
  };
}

function presentChange({ place, before, after }: ValueChange) {
  const text = (value: ValueChange['after']) =>
    Array.isArray(value) ? value.join(', ') : String(value);
  return { place, before: before === null ? null : text(before), after: text(after) };
}
