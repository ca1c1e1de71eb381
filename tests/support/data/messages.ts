import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { sendDueMessages } from '#server/features/messages/send-due-messages.ts';
import type { Messenger } from '#server/features/messages/messenger.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { TestServer } from '../servers/server.ts';

export interface Outbox extends Messenger {
  /** The outcome of each attempt, such as `confirmation sent`. */
  readonly outcomes: string[];
  /** Sends what is due by the server's clock, as a worker does. */
  send(): Promise<void>;
}

/** Returns the outbox of a test server. It sends through the server's gateway by default. */
export function outboxOf(
  { site, database, clock }: TestServer,
  sms: SmsGateway = site.sms,
): Outbox {
  const outcomes: string[] = [];
  const messenger: Messenger = {
    country: site.country,
    flags: site.flags,
    database,
    sms,
    clock: clock.now,
    linkOrigin: site.country.host,
    wantsReports: false,
    limits: site.limits,
    readSecret: () => Promise.resolve(site.secret),
    onOutcome: ({ kind }, outcome, reason) => {
      outcomes.push(`${kind} ${outcome}${reason === null ? '' : ` (${reason})`}`);
    },
  };
  return { ...messenger, outcomes, send: () => sendDueMessages(messenger) };
}

interface MessageRow {
  kind: string;
  state: string;
  due_at: Date;
  sequence: number;
}

/** Returns the messages of a database in the order in which they are due. */
export async function messagesIn({ database }: TestServer): Promise<MessageRow[]> {
  const { rows } = await database.pool.query<MessageRow>(
    'select kind, state, due_at, sequence from message order by due_at, kind',
  );
  return rows;
}

/** Returns the local due times of the waiting messages: `day_before 2026-11-24 14:30`. */
export async function dueTimes(server: TestServer, zone: string): Promise<string[]> {
  const rows = await messagesIn(server);
  return rows
    .filter(({ state }) => state === 'waiting')
    .map(({ kind, due_at: at }) => {
      const local = zonedIso(at.getTime(), zone);
      return `${kind} ${local.slice(0, 10)} ${local.slice(11, 16)}`;
    });
}
