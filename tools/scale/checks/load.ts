import { bookingOf, type Offer } from '../offers.ts';
import type { System } from '../system.ts';
import { createVisitor } from '../visitor.ts';

export interface Load {
  /** Ends it, and tells what came of it. */
  end(): Promise<{ requests: number; booked: number[]; failures: string[] }>;
}

const VISITORS = 8;

/** People who look at doctors and book, one after another, until it is ended. */
export function startLoad({ port, host }: System, offers: Offer[], firstPatient: number): Load {
  const ending = new AbortController();
  let requests = 0;
  let patient = firstPatient;
  const booked: number[] = [];
  const failures: string[] = [];
  const visit = async (number: number) => {
    const visitor = createVisitor(port, host, number);
    const ask = async (what: string, path: string, body?: object) => {
      requests += 1;
      try {
        const answer = await (body === undefined ? visitor.get(path) : visitor.post(path, body));
        if (answer.status >= 400) {
          failures.push(
            `${what}: ${answer.status} ${answer.body.slice(0, 200)} (${answer.servedBy})`,
          );
        }
        return answer;
      } catch (error) {
        failures.push(`${what}: ${String(error)}`);
        return null;
      }
    };
    while (!ending.signal.aborted) {
      await ask('list', '/api/v1/doctors/?city=10&limit=8&expand=clinic_branches,services');
      await ask('page', '/');
      const offer = offers.shift();
      if (offer === undefined) continue;
      patient += 1;
      const answer = await ask('booking', '/api/v1/appointments/', bookingOf(offer, patient));
      if (answer?.status === 201) booked.push((JSON.parse(answer.body) as { id: number }).id);
    }
    visitor.close();
  };
  const running = Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  return {
    async end() {
      ending.abort();
      await running;
      return { requests, booked, failures };
    },
  };
}
