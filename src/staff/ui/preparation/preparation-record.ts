import {
  amountOf,
  PREPARATION_KINDS,
  type Preparation,
} from '#shared/domain/booking/preparation.ts';
import type { ApiRecord } from '../record-form/record-fields.ts';

/** Returns the values of the form of a preparation: a number or a switch per step, and the notes. */
export function toRecord(preparation: Preparation | null): ApiRecord {
  const { steps, notes } = preparation ?? { steps: [], notes: {} };
  return { notes, ...Object.fromEntries(steps.map(({ kind, amount }) => [kind, amount ?? true])) };
}

/** Returns the preparation that the form describes. */
export function fromRecord(record: ApiRecord): Preparation {
  const steps = PREPARATION_KINDS.flatMap((kind): Preparation['steps'] => {
    const value = record[kind];
    if (amountOf(kind) === null) return value === true ? [{ kind, amount: null }] : [];
    return typeof value === 'number' ? [{ kind, amount: value }] : [];
  });
  return { steps, notes: record.notes ?? {} };
}

/** Returns true for a preparation that asks nothing of the patient. */
export function isEmptyPreparation({ steps, notes }: Preparation): boolean {
  return steps.length === 0 && Object.values(notes).every((note) => note.trim() === '');
}
