import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Backend } from '../backend.ts';
import type { Patient } from '../page-objects/booking-dialog.ts';
import { bookAppointment, type BookedAppointment } from './book-appointment.ts';
import { findCard, findSlot, type Card, type OfferedSlot, type SlotQuery } from './find-slot.ts';
import { patientOf, PHONES } from './patients.ts';

/** Finds doctors and patients that no other test uses at the same time. */
export interface Reserve {
  card(matches: (card: Card) => boolean | Promise<boolean>): Promise<Card>;
  slot(query?: SlotQuery): Promise<OfferedSlot>;
  appointment(): Promise<BookedAppointment>;
  /** Returns a patient with a phone that no other test uses, in E.164. */
  patient(): Patient;
}

/** Claims a name; returns false if another test has claimed it. */
type Claim = (name: string) => boolean;

/** Milliseconds between attempts while other tests use all matching doctors. */
const POLL_MS = 500;

type AcceptDoctor = (doctor: { id: number }) => boolean;

interface Claims {
  claim: Claim;
  release(): void;
}

/** Claims names across processes: creating a folder fails if it exists. */
export function claimsIn(folder: string): Claims {
  const claimed: string[] = [];
  mkdirSync(folder, { recursive: true });
  return {
    claim(name) {
      const path = join(folder, name);
      try {
        mkdirSync(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
      claimed.push(path);
      return true;
    },
    release: () => claimed.forEach((path) => rmSync(path, { recursive: true })),
  };
}

/** @param seed spreads tests over doctors and phones; any integer from 0 */
export function createReserve(
  backend: Backend,
  { country, seed, claim }: { country: CountryCode; seed: number; claim: Claim },
): Reserve {
  /** Finds a doctor; waits while other tests use all matching doctors. */
  async function claimDoctor<T>(find: (accepts: AcceptDoctor) => Promise<T>): Promise<T> {
    for (;;) {
      let isInUse = false;
      try {
        return await find(({ id }) => {
          const isMine = claim(`${country}-doctor-${id}`);
          isInUse ||= !isMine;
          return isMine;
        });
      } catch (error) {
        if (!isInUse) throw error;
      }
      await sleep(POLL_MS);
    }
  }
  const patient = () => {
    for (let step = 0; step < PHONES; step += 1) {
      const number = (seed + step) % PHONES;
      if (claim(`${country}-patient-${number}`)) return patientOf(country, number);
    }
    throw new Error('All patients are in use');
  };
  return {
    patient,
    card: (matches) =>
      claimDoctor((accepts) =>
        findCard(backend.api, async (card) => (await matches(card)) && accepts(card.doctor)),
      ),
    slot: (query = {}) => claimDoctor((accepts) => findSlot(backend.api, query, accepts)),
    appointment: () => {
      const { phone } = patient();
      return claimDoctor((accepts) => bookAppointment(backend, { phone, seed, accepts }));
    },
  };
}
