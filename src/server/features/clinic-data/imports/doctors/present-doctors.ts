import type {
  DoctorLine,
  DoctorPreview,
  PersonName,
} from '#shared/contract/clinic-data/imports/doctors/doctor-schemas.ts';
import type { FaultyDoctor } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import type {
  DoctorPlan,
  DoctorsPlan,
  ValueChange,
} from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import type { PlanInput } from '../import-kind.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { firstFaults, firstLines } from '../preview-lines.ts';
import type { DoctorData } from './doctor-data.ts';
import { readEditors } from './read-editors.ts';

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

interface Planned {
  readonly plan: DoctorsPlan;
  readonly faults: readonly FaultyDoctor[];
  readonly fingerprint: string;
}

/** Returns what an import would do to doctors. */
export async function presentDoctorPlan(
  { db, context }: PlanInput,
  { plan, faults, fingerprint }: Planned,
  { branches, isDraft }: DoctorData,
): Promise<DoctorPreview> {
  const editors = await readEditors(
    db,
    plan.kept.flatMap(({ doctor }) => doctor ?? []),
  );
  const branchNames = new Map(branches.map(({ id, label }) => [id, nameIn(context, label)]));
  const present = (plans: readonly DoctorPlan[], pick: 'changes' | 'kept') =>
    firstLines(
      plans.toSorted((a, b) => a.row - b.row),
      (each): DoctorLine => ({
        row: each.row,
        name: each.name,
        doctor_id: each.doctor,
        changes: each[pick].map(presentChange),
        branches: pick === 'kept' ? [] : each.branches.map((id) => branchNames.get(id) ?? ''),
        service_ids:
          pick === 'kept' ? [] : Array.from(new Set(each.services.map((s) => s.service))),
        edited_by: pick === 'kept' ? (editors.get(each.doctor ?? 0)?.edited_by ?? null) : null,
        edited_at: pick === 'kept' ? (editors.get(each.doctor ?? 0)?.edited_at ?? null) : null,
      }),
    );
  return {
    fingerprint,
    same: plan.same,
    unconfirmed: plan.unconfirmed,
    hides_new: !isDraft,
    created: present(plan.created, 'changes'),
    changed: present(plan.changed, 'changes'),
    kept: present(plan.kept, 'kept'),
    faults: firstFaults(faults),
  };
}

function presentChange({ place, before, after }: ValueChange) {
  const text = (value: ValueChange['after']) =>
    Array.isArray(value) ? value.join(', ') : String(value);
  return { place, before: before === null ? null : text(before), after: text(after) };
}
