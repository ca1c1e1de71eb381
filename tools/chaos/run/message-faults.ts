import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { hurryAbsences } from '../staff/absences.ts';

/** Longer than the minute after which a worker takes over the messages of a killed one. */
const LIMIT_MS = 90_000;
const INTERVAL_MS = 500;
/** Messages that another one has replaced, or whose appointment has changed. */
const EXPECTED_REASONS = ['superseded', 'unwanted'];

/** Waits until the worker has done all that is due. Returns what is left. */
export async function waitForWorker(database: pg.Pool): Promise<string[]> {
  await hurryAbsences(database);
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const { rows } = await database.query<{ messages: number; appointments: number }>(
      `select
         (select count(*)::integer from message
          where state = 'sending' or state = 'waiting' and due_at <= clock_timestamp()) as messages,
         (select count(*)::integer from absence b join absence_appointment v on v.absence_id = b.id
          where b.ended_at is null and b.apply_at <= clock_timestamp() and v.outcome is null)
           as appointments`,
    );
    const { messages, appointments } = rows[0] ?? { messages: 0, appointments: 0 };
    if (messages + appointments === 0) return [];
    if (performance.now() > until)
      return [`${messages} messages and ${appointments} appointments of absences still wait`];
    await sleep(INTERVAL_MS);
  }
}

/** Finds messages that were sent twice, were not sent, or whose stored outcome is wrong. */
export async function findMessageFaults(
  database: pg.Pool,
  sms: TwilioServer,
  lastAppointment: number,
): Promise<string[]> {
  const { rows } = await database.query<{
    id: number;
    phone: string;
    is_wanted: boolean;
    queued: number;
    sent: number;
    unknown: number;
    problems: string[];
  }>(
    `select a.id::float8, a.client_phone as phone, a.notify as is_wanted,
       count(m.kind)::integer as queued,
       count(*) filter (where m.state in ('sent', 'delivered'))::integer as sent,
       -- The worker was killed while it sent the message, and then the appointment was changed.
       count(*) filter (where m.state = 'dropped' and m.attempts > 0)::integer as unknown,
       coalesce(array_agg(concat_ws(' ', m.kind, m.state, m.reason)) filter (
         where m.state = 'failed'
           or m.state = 'dropped' and m.reason <> all ($2::text[])), '{}') as problems
     from appointment a left join message m on m.appointment_id = a.id
     where a.id > $1 and a.source <> 'import'
     group by a.id`,
    [lastAppointment, EXPECTED_REASONS],
  );
  const accepted = Map.groupBy(sms.messages, ({ to }) => to);
  const texts = Map.groupBy(sms.messages, ({ to, body }) => `${to}: ${body}`);
  return [
    ...[...texts].flatMap(([text, copies]) =>
      copies.length === 1 ? [] : [`sent ${copies.length} times: ${text}`],
    ),
    ...rows.flatMap(({ id, phone, is_wanted: isWanted, queued, sent, unknown, problems }) => {
      const count = accepted.get(phone)?.length ?? 0;
      const isRight = count >= sent && count <= sent + unknown;
      return [
        ...problems.map((problem) => `a message of appointment ${id} was not sent: ${problem}`),
        ...(isWanted && queued === 0 ? [`appointment ${id} has no message`] : []),
        ...(isRight ? [] : [`${count} texts were sent of appointment ${id}, not ${sent}`]),
      ];
    }),
  ];
}
