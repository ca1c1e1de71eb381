import type { MessageCounts } from '#shared/contract/messages/messages.ts';
import type { MessageKind, MessageState } from '#shared/domain/messages/message-kinds.ts';
import { formatNetwork, networkLength } from '#shared/domain/people/phone/phone-network.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { dayRange } from '#server/lib/day-range.ts';
import { MESSAGE_AT, MESSAGE_NETWORK, MESSAGE_STATE } from './message-columns.ts';

const SHOWN_DAYS = 7;

const countByNetwork = prepared<
  { kind: MessageKind; state: MessageState; network: string | null; count: number },
  [networkLength: number, from: Date, to: Date]
>(
  'message_counts_by_network',
  `select m.kind, ${MESSAGE_STATE} as state, ${MESSAGE_NETWORK} as network, count(*)::integer as count
   from message m join appointment a on a.id = m.appointment_id
   where ${MESSAGE_AT} >= $2 and ${MESSAGE_AT} < $3
   group by 1, 2, 3 order by 1, 2, 3`,
);

const countByDay = prepared<
  { day: string; state: MessageState; count: number },
  [from: Date, to: Date, zone: string]
>(
  'message_counts_by_day',
  `select to_char(${MESSAGE_AT} at time zone $3, 'YYYY-MM-DD') as day, ${MESSAGE_STATE} as state,
     count(*)::integer as count
   from message m where ${MESSAGE_AT} >= $1 and ${MESSAGE_AT} < $2
   group by 1, 2 order by 1 desc, 2`,
);

/** Counts the messages of a day, and of the seven days up to today. */
export async function countMessages(site: Site, chosen?: string): Promise<MessageCounts> {
  const { country, database, clock } = site;
  const { timeZone } = country;
  const today = dateInZone(clock(), timeZone);
  const day = chosen ?? today;
  const firstDay = addDays(today, 1 - SHOWN_DAYS);
  const { from, to } = dayRange(day, timeZone);
  const [counts, days] = await Promise.all([
    countByNetwork(database.pool, [networkLength(country.phone), from, to]),
    countByDay(database.pool, [
      dayRange(firstDay, timeZone).from,
      dayRange(today, timeZone).to,
      timeZone,
    ]),
  ]);
  return {
    day,
    first_day: firstDay,
    days,
    counts: counts.map(({ network, ...rest }) => ({
      ...rest,
      network: network === null ? null : formatNetwork(network, country.phone),
    })),
  };
}
