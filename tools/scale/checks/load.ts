import { createBookingPayload, type BookableSlot } from '../bookable-slots.ts';
import type { System } from '../system.ts';
import { createHttpClient } from '../http-client.ts';

export interface Load {
  /** Stops the load and returns its results. */
  end(): Promise<{ requests: number; booked: number[]; failures: string[] }>;
}

const CLIENTS = 8;

/** Starts clients that list doctors and book in a loop until stopped. */
export function startLoad(
  { port, host }: System,
  slots: BookableSlot[],
  firstPatient: number,
): Load {
  const ending = new AbortController();
  let requests = 0;
  let patient = firstPatient;
  const booked: number[] = [];
  const failures: string[] = [];
  const run = async (number: number) => {
    const client = createHttpClient(port, host, number);
    const send = async (name: string, path: string, body?: object) => {
      requests += 1;
      try {
        const response = await (body === undefined ? client.get(path) : client.post(path, body));
        if (response.status >= 400) {
          failures.push(
            `${name}: ${response.status} ${response.body.slice(0, 200)} (${response.servedBy})`,
          );
        }
        return response;
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
        return null;
      }
    };
    while (!ending.signal.aborted) {
      await send('list', '/api/v1/doctors/?city=10&limit=8&expand=clinic_branches,services');
      await send('page', '/');
      const slot = slots.shift();
      if (slot === undefined) continue;
      patient += 1;
      const response = await send(
        'booking',
        '/api/v1/appointments/',
        createBookingPayload(slot, patient),
      );
      if (response?.status === 201) booked.push((JSON.parse(response.body) as { id: number }).id);
    }
    client.close();
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, number) => run(number)));
  return {
    async end() {
      ending.abort();
      await running;
      return { requests, booked, failures };
    },
  };
}
