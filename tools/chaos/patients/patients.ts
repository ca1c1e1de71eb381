import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Reply } from './ask.ts';
import { judge, type Kind, type Verdict } from './judge.ts';
import type { FreeTime } from './times.ts';
import { bookingOf, codeFor, phoneOf, readingAt, type Wish } from './wishes.ts';

/** What came of one request; times are of `performance.now()`. */
export interface Answer {
  kind: Kind;
  verdict: Verdict;
  port: number;
  status: number;
  askedAt: number;
  answeredAt: number;
  /** What was wrong with it, cut short; empty when nothing was. */
  detail: string;
}

/** A booking that the patient was told of. */
export interface Booked {
  id: number;
  hash: string;
  startsAt: number;
}

/** Everything that patients have asked, and what they were told. */
export interface Diary {
  readonly answers: Answer[];
  readonly booked: Booked[];
}

interface Options {
  times: readonly FreeTime[];
  /** Where the product listens at the moment; the next request goes to the next. */
  ports: () => readonly number[];
  /** The code that was sent to a phone (E.164) last; without it patients are asked for none. */
  codeSentTo?: (phone: string) => string | undefined;
}

export interface Patients extends Diary {
  /** Reads something, or books the time whose turn it is: each time is wanted by two at once. */
  readOnce(): Promise<Answer>;
  bookOnce(): Promise<Answer>;
}

const DETAIL_LENGTH = 160;

/** Patients of a product that may fail: they write down everything. */
export function createPatients({ times, ports, codeSentTo }: Options): Patients {
  const answers: Answer[] = [];
  const booked: Booked[] = [];
  let asked = 0;
  let reading = 0;
  let booking = 0;

  async function send({ kind, language, question }: Wish): Promise<[Answer, Reply]> {
    const open = ports();
    const port = open[asked++ % open.length] ?? 0;
    const askedAt = performance.now();
    const reply = await ask({ ...question, port });
    const verdict = judge(kind, language, reply);
    const detail = verdict === 'ok' ? '' : reply.text.slice(0, DETAIL_LENGTH);
    const answeredAt = performance.now();
    const answer = { kind, verdict, port, status: reply.status, askedAt, answeredAt, detail };
    answers.push(answer);
    return [answer, reply];
  }

  return {
    answers,
    booked,
    async readOnce() {
      const [answer] = await send(readingAt(reading++));
      return answer;
    },
    async bookOnce() {
      const index = booking++;
      const time = times[index >> 1];
      if (time === undefined) throw new Error('all times are booked: the country is too small');
      let code: string | undefined;
      if (codeSentTo !== undefined) {
        const [answer] = await send(codeFor(index));
        if (answer.verdict !== 'ok') return answer;
        code = codeSentTo(phoneOf(index));
      }
      const [answer, reply] = await send(bookingOf(time, index, code));
      if (reply.status === 201) {
        const { id, hash } = JSON.parse(reply.text) as Booked;
        booked.push({ id, hash, startsAt: time.startsAt });
      }
      return answer;
    },
  };
}

export interface Crowd {
  readers: number;
  bookers: number;
  /** Between an answer and the next request, in milliseconds. */
  pauseMs: number;
}

/** Sends so many patients, each asking again after a pause, until it is stopped. */
export function sendCrowd(
  patients: Patients,
  { readers, bookers, pauseMs }: Crowd,
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
  // Whoever waits for them to end is told; nobody else is there to hear of it.
  all.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
