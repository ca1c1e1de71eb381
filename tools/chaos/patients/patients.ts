import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest, type HttpResponse } from './send-request.ts';
import { classifyResponse, type RequestKind, type Verdict } from './classify-response.ts';
import type { FreeSlot } from './free-slots.ts';
import {
  createBookingRequest,
  createReadRequest,
  type PatientRequest,
} from './patient-requests.ts';

/** The result of one request. Times are those of `performance.now()`. */
export interface ResponseRecord {
  kind: RequestKind;
  verdict: Verdict;
  status: number;
  sentAt: number;
  receivedAt: number;
  /** The beginning of an unexpected body; otherwise empty. */
  detail: string;
}

/** A booking confirmed with 201. */
export interface ConfirmedBooking {
  id: number;
  hash: string;
  startsAt: number;
}

/** All responses and confirmed bookings of a run. */
export interface TrafficLog {
  readonly responses: ResponseRecord[];
  readonly booked: ConfirmedBooking[];
}

interface Options {
  slots: readonly FreeSlot[];
  /** The port of the web process. */
  port: number;
}

export interface Patients extends TrafficLog {
  readOnce(): Promise<ResponseRecord>;
  /** Books the next slot. Two patients request each slot. */
  bookOnce(): Promise<ResponseRecord>;
}

const DETAIL_LENGTH = 160;

/** Creates simulated patients that record every response. */
export function createPatients({ slots, port }: Options): Patients {
  const responses: ResponseRecord[] = [];
  const booked: ConfirmedBooking[] = [];
  let reading = 0;
  let booking = 0;

  async function send({
    kind,
    language,
    request,
  }: PatientRequest): Promise<[ResponseRecord, HttpResponse]> {
    const sentAt = performance.now();
    const response = await sendRequest({ ...request, port });
    const verdict = classifyResponse(kind, language, response);
    const detail = verdict === 'ok' ? '' : response.text.slice(0, DETAIL_LENGTH);
    const receivedAt = performance.now();
    const record = { kind, verdict, status: response.status, sentAt, receivedAt, detail };
    responses.push(record);
    return [record, response];
  }

  return {
    responses,
    booked,
    async readOnce() {
      const [record] = await send(createReadRequest(reading++));
      return record;
    },
    async bookOnce() {
      const index = booking++;
      const slot = slots[index >> 1];
      if (slot === undefined) throw new Error('all slots are booked: the demo data is too small');
      const [record, response] = await send(createBookingRequest(slot, index));
      if (response.status === 201) {
        const { id, hash } = JSON.parse(response.text) as ConfirmedBooking;
        booked.push({ id, hash, startsAt: slot.startsAt });
      }
      return record;
    },
  };
}

export interface ClientLoad {
  readers: number;
  bookers: number;
  /** The time between a response and the next request, in milliseconds. */
  pauseMs: number;
}

/** Runs clients that repeat their request after a pause, until stopped. */
export function startClients(
  patients: Patients,
  { readers, bookers, pauseMs }: ClientLoad,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const repeat = async (once: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await once();
      await sleep(pauseMs);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: readers }, () => repeat(patients.readOnce)),
    ...Array.from({ length: bookers }, () => repeat(patients.bookOnce)),
  ]);
  // `stop` rethrows the error; until then it must not count as an unhandled rejection.
  all.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
