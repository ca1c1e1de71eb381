import { COUNTRY, type Environment } from '../environment/environment.ts';
import type { PatientLoad } from '../faults/fault.ts';
import { createPatients } from '../patients/patients.ts';
import { createAbsences } from '../staff/absences.ts';
import { createDesk } from '../staff/desk.ts';
import { createImports } from '../staff/imports.ts';
import { signInStaff } from '../staff/staff-session.ts';
import { findFreeSlots, type FreeSlot } from '../traffic/free-slots.ts';
import { startClients, type Clients, type Traffic } from '../traffic/traffic.ts';

const DEFAULT_PATIENTS: PatientLoad = { readers: 8, bookers: 6, pauseMs: 40 };
const DOCTORS_WITH_ABSENCES = 4;
const DOCTORS_OF_IMPORTS = 4;
/** The share of the other slots that the desk alone uses. */
const DESK_SHARE = 0.3;

/** Starts patients, receptionists, a manager with absences and an import. */
export async function startLoad(
  { database }: Environment,
  traffic: Traffic,
  { readers, bookers, pauseMs }: PatientLoad = DEFAULT_PATIENTS,
): Promise<{ stop(): Promise<void> }> {
  const { ledger } = traffic;
  const slots = divideSlots(await findFreeSlots(database));
  const session = await signInStaff(traffic, database, `cabinet.${COUNTRY}.localhost`);
  const patients = createPatients(traffic, slots.patients);
  const clients: Clients[] = [
    { count: readers, pauseMs, turn: patients.readOnce },
    { count: bookers, pauseMs, turn: patients.bookOnce },
    { count: 2, pauseMs: 300, turn: createDesk({ session, ledger, slots: slots.desk }) },
    {
      count: 1,
      pauseMs: 500,
      turn: createAbsences({ session, ledger, database, slots: slots.absences }),
    },
    { count: 1, pauseMs: 1000, turn: createImports({ session, ledger, slots: slots.imports }) },
  ];
  return startClients(clients);
}

/** Gives absences and imports doctors of their own, because they change what others have booked. */
function divideSlots(slots: readonly FreeSlot[]): {
  patients: readonly FreeSlot[];
  desk: readonly FreeSlot[];
  absences: readonly FreeSlot[];
  imports: readonly FreeSlot[];
} {
  const doctors = [...new Set(slots.map(({ doctor }) => doctor))].toSorted((a, b) => a - b);
  const absent = new Set(doctors.splice(0, DOCTORS_WITH_ABSENCES));
  const imported = new Set(doctors.splice(0, DOCTORS_OF_IMPORTS));
  const others = slots.filter(({ doctor }) => !absent.has(doctor) && !imported.has(doctor));
  const desk = Math.floor(others.length * DESK_SHARE);
  return {
    patients: others.slice(desk),
    desk: others.slice(0, desk),
    absences: slots.filter(({ doctor }) => absent.has(doctor)),
    imports: slots.filter(({ doctor }) => imported.has(doctor)),
  };
}
