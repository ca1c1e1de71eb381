import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { FreeSlot } from '../traffic/free-slots.ts';
import type { Ledger } from '../traffic/ledger.ts';
import { phoneAt } from '../traffic/phones.ts';
import { booked } from '../patients/patients.ts';
import type { StaffSession } from './staff-session.ts';

interface Parts {
  session: StaffSession;
  ledger: Ledger;
  /** Slots of doctors who have no other patients; without any left, nothing is imported. */
  slots: readonly FreeSlot[];
}

const ROWS = 8;

/** Returns the turn of a clinic that imports the appointments of its old calendar. */
export function createImports({ session, ledger, slots }: Parts): () => Promise<void> {
  const left = slots.toSorted((a, b) => a.doctor - b.doctor);
  let turns = 0;
  return async () => {
    const index = turns++;
    const [first] = left;
    if (first === undefined) return;
    const rows = left
      .filter(({ schedule }) => schedule === first.schedule)
      .slice(0, ROWS)
      .map((slot, place) => ({ slot, phone: phoneAt('import', index * ROWS + place) }));
    const uploaded = await session.call('import', 'uploadAppointments', {
      clinic: first.clinic,
      file_name: `calendar-${index}.csv`,
      file: new Blob([fileOf(rows)]),
    });
    if (uploaded.body === null) return;
    for (const { slot } of rows) left.splice(left.indexOf(slot), 1);
    const { id, doctors } = uploaded.body as ImportOf<'appointments'>;
    const matches = doctors.map(({ key }) => ({ key, schedule_id: first.schedule }));
    const matched = await session.call('import', 'matchDoctors', { id, matches });
    if (matched.body === null) return;
    const { preview } = matched.body as ImportOf<'appointments'>;
    // A time may be held for a patient of an absent colleague.
    if (preview?.entered.count !== rows.length) return;
    const { fingerprint } = preview;
    ledger.groups.push(rows.map(({ phone }) => phone));
    const after = Object.fromEntries(
      rows.map(({ phone, slot }) => [phone, [booked(slot.startsAt)]]),
    );
    const applied = await ledger.write(after, () =>
      session.call('import', 'applyImport', { id, fingerprint }),
    );
    if (!applied.isAcknowledged) return;
    const sql = `select from import where id = $1 and state = 'applied'`;
    ledger.facts.push({ text: `the application of import ${id}`, sql, id });
  };
}

function fileOf(rows: readonly { slot: FreeSlot; phone: string }[]): string {
  const lines = rows.map(({ slot, phone }) =>
    [slot.doctorName, slot.day, slot.time, slot.minutes, 'Amina Sample', phone].join(';'),
  );
  return ['Doctor;Date;Time;Minutes;Patient;Phone', ...lines].join('\n');
}
