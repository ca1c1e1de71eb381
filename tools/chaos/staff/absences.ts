import type pg from 'pg';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import type { FreeSlot } from '../traffic/free-slots.ts';
import type { AppointmentState, Ledger } from '../traffic/ledger.ts';
import { phoneAt } from '../traffic/phones.ts';
import { booked } from '../patients/patients.ts';
import { bookAtDesk } from './desk.ts';
import type { StaffSession } from './staff-session.ts';

interface Parts {
  session: StaffSession;
  ledger: Ledger;
  database: pg.Pool;
  /** Slots of doctors who have no other patients. */
  slots: readonly FreeSlot[];
}

/** The decisions about the appointments of an absence. */
const PROPOSALS = ['cancel', 'same_doctor', 'choice', 'cancel'] as const satisfies Proposal[];

interface Patient {
  phone: string;
  slot: FreeSlot;
  proposal: Proposal;
}

/**
 * Returns the turn of a manager: a doctor with a few appointments is absent for a day. Patients are told, or the
 * absence is taken back before.
 */
export function createAbsences(parts: Parts): () => Promise<void> {
  const { session, ledger, database, slots } = parts;
  const days = Object.values(Object.groupBy(slots, ({ doctor, day }) => `${doctor} ${day}`))
    .map((day) => day?.slice(0, PROPOSALS.length) ?? [])
    .filter(({ length }) => length === PROPOSALS.length);
  let turns = 0;

  return async () => {
    const index = turns++;
    const day = days[index % days.length] ?? [];
    const [{ doctor, day: date } = { doctor: 0, day: '' }] = day;
    const patients = await bookDay(parts, day, index);
    const begun = await session.call('absence', 'beginAbsence', {
      doctor,
      first_day: date,
      last_day: date,
    });
    if (begun.body === null) return;
    const { id } = begun.body;
    ledger.facts.push({ text: `absence ${id}`, sql: 'select from absence where id = $1', id });

    if (!(await confirm(parts, id, patients))) return;
    if (index % 2 === 0) await hurryAbsences(database, id);
    else await takeBack(parts, id, patients);
  };
}

/** Books the appointments of a day. Returns those that are acknowledged, by id. */
async function bookDay(
  parts: Parts,
  day: readonly FreeSlot[],
  turn: number,
): Promise<ReadonlyMap<number, Patient>> {
  const patients = new Map<number, Patient>();
  for (const [place, slot] of day.entries()) {
    const phone = phoneAt('absence', turn * PROPOSALS.length + place);
    const id = await bookAtDesk(parts, slot, phone, 'absence');
    if (id !== null) patients.set(id, { phone, slot, proposal: PROPOSALS[place] ?? 'choice' });
  }
  return patients;
}

async function confirm(
  { session, ledger }: Parts,
  id: number,
  patients: ReadonlyMap<number, Patient>,
): Promise<boolean> {
  const after = [...patients.values()].map(({ phone, slot, proposal }) => [
    phone,
    [stateAfter(proposal, slot)],
  ]);
  const proposals = [...patients].map(([appointment, { proposal }]) => ({ appointment, proposal }));
  const { isAcknowledged } = await ledger.write(Object.fromEntries(after), () =>
    session.call('absence', 'confirmAbsence', { id, proposals }),
  );
  const sql = 'select from absence where id = $1 and confirmed_by is not null';
  if (isAcknowledged) ledger.facts.push({ text: `the decision about absence ${id}`, sql, id });
  return isAcknowledged;
}

async function takeBack(
  { session, ledger }: Parts,
  id: number,
  patients: ReadonlyMap<number, Patient>,
): Promise<void> {
  const kept = [...patients.values()].map(({ phone, slot }) => [phone, [booked(slot.startsAt)]]);
  const { isAcknowledged } = await ledger.write(Object.fromEntries(kept), () =>
    session.call('absence', 'endAbsence', { id }),
  );
  const sql = 'select from absence where id = $1 and ended_at is not null';
  if (isAcknowledged) ledger.facts.push({ text: `the end of absence ${id}`, sql, id });
}

/** Returns the state of an appointment once its absence is applied. */
function stateAfter(proposal: Proposal, { startsAt }: FreeSlot): AppointmentState {
  if (proposal === 'cancel') return { ...booked(startsAt), status: 'cancelled' };
  // Without another time of the doctor the patient is asked.
  return booked(proposal === 'same_doctor' ? null : startsAt);
}

/** Lets the minutes pass in which confirmed absences can be taken back. */
export async function hurryAbsences(database: pg.Pool, id: number | null = null): Promise<void> {
  await database
    .query(
      `update absence set apply_at = clock_timestamp()
       where ended_at is null and apply_at > clock_timestamp() and id = coalesce($1, id)`,
      [id],
    )
    .catch(() => undefined);
}
