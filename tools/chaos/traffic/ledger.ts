import type { Verdict } from './classify-response.ts';

/** An appointment in the database; `attendance` is `expected` unless the desk has recorded a step. */
export interface AppointmentState {
  readonly status: 'booked' | 'cancelled';
  /** Epoch milliseconds; null: the server chooses. */
  readonly startsAt: number | null;
  readonly attendance: 'expected' | 'arrived';
}

/** A state that an appointment may have; null: there is none. */
export type Possible = AppointmentState | null;

/** A write beside appointments that was acknowledged: the statement returns a row. */
interface Fact {
  readonly text: string;
  readonly sql: string;
  readonly id: number;
}

interface Outcome {
  readonly verdict: Verdict;
  readonly isAcknowledged: boolean;
}

/**
 * All that clients know of what they wrote. Appointments are known by their phone number, which each one has
 * alone: also one whose confirmation was lost.
 */
export interface Ledger {
  readonly entries: ReadonlyMap<string, readonly Possible[]>;
  /** The id and the hash of confirmed bookings, by phone. */
  readonly receipts: Map<string, { readonly id: number; readonly hash: string }>;
  /** Phones whose appointments are written together or not at all. */
  readonly groups: (readonly string[])[];
  readonly facts: Fact[];
  /**
   * Sends a request that writes appointments. Once it is acknowledged, they are as `after`; if it was refused, as
   * before. A request without an answer leaves both possible.
   */
  write<Answer extends Outcome>(
    after: Readonly<Record<string, readonly Possible[]>>,
    send: () => Promise<Answer>,
  ): Promise<Answer>;
}

export function createLedger(): Ledger {
  const entries = new Map<string, readonly Possible[]>();
  return {
    entries,
    receipts: new Map(),
    groups: [],
    facts: [],
    async write(after, send) {
      const written = Object.entries(after).map(([phone, states]) => {
        return { phone, states, before: entries.get(phone) ?? [null] };
      });
      for (const { phone, states, before } of written) entries.set(phone, [...before, ...states]);
      const answer = await send();
      for (const { phone, states, before } of written) {
        if (answer.isAcknowledged) entries.set(phone, states);
        else if (answer.verdict === 'ok') entries.set(phone, before);
      }
      return answer;
    },
  };
}
