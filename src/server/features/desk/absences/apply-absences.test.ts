import { expect, test } from 'vitest';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { applyDueAbsences } from './apply-absences.ts';

/** Returns a database in which two appointments are due, and the named statements fail. */
function databaseIn(failing: readonly string[], onApply?: () => void): Queryable {
  const query = ({ name }: { name: string }) => {
    if (name === 'apply_absence_appointment') onApply?.();
    if (failing.includes(name)) return Promise.reject(new Error(name));
    const appointments = [1, 2].map((id) => ({ absence_id: 1, appointment_id: id }));
    if (name === 'due_absence_appointments') return Promise.resolve({ rows: appointments });
    return Promise.resolve({ rows: name === 'unneeded_alternatives' ? [{ token_hash: 'a' }] : [] });
  };
  return { query } as unknown as Queryable;
}

test('all errors of absences are thrown at the end, those of releases too', async () => {
  const database = databaseIn(['apply_absence_appointment', 'release_hold']);
  await expect(applyDueAbsences(database, 0)).rejects.toMatchObject({
    errors: [
      { message: 'apply_absence_appointment' },
      { message: 'apply_absence_appointment' },
      { message: 'release_hold' },
    ],
  });
});

test('an absence that fails while the worker stops is still thrown', async () => {
  let isStopping = false;
  const database = databaseIn(['apply_absence_appointment'], () => (isStopping = true));
  await expect(applyDueAbsences(database, 0, () => isStopping)).rejects.toMatchObject({
    errors: [{ message: 'apply_absence_appointment' }],
  });
});
