import type { MessagesQuery, SentMessage } from '#shared/contract/messages/messages.ts';
import type { MessageKind } from '#shared/domain/messages/message-kinds.ts';
import { formatNetwork, networkLength } from '#shared/domain/people/phone/phone-network.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { isResendable } from '#server/features/messages/resend-message.ts';
import { instantOf, microsOf, pageAfter, parseCursor } from '#server/lib/cursor.ts';
import type { Site } from '#server/site.ts';
import { dayRange } from '#server/lib/day-range.ts';
import { MESSAGE_AT, MESSAGE_NETWORK, MESSAGE_STATE } from './message-columns.ts';

const PAGE_SIZE = 50;

interface MessageRow extends Omit<SentMessage, 'at'> {
  at: Date;
  micros: number;
}

const selectMessages = prepared<
  MessageRow,
  [
    networkLength: number,
    from: Date,
    to: Date,
    states: readonly string[] | null,
    kind: MessageKind | null,
    micros: number,
    id: number,
    limit: number,
    now: Date,
  ]
>(
  'messages_of_day',
  `select m.id, m.appointment_id as appointment, m.kind, ${MESSAGE_STATE} as state, a.language,
     ${MESSAGE_NETWORK} as network, m.reason, ${isResendable('$9')} as can_resend,
     ${MESSAGE_AT} as at, ${microsOf(MESSAGE_AT)} as micros
   from message m join appointment a on a.id = m.appointment_id
   where ${MESSAGE_AT} >= $2 and ${MESSAGE_AT} < $3
     and (${MESSAGE_AT}, m.id) < (${instantOf('$6')}, $7)
     and ($4::text[] is null or m.state = any ($4)) and ($5::text is null or m.kind = $5)
   order by ${MESSAGE_AT} desc, m.id desc limit $8`,
);

/** Lists the messages of a day, the newest first, without text and phone. */
export async function listMessages(
  site: Site,
  { day, state, kind, cursor }: MessagesQuery,
): Promise<{ results: SentMessage[]; next: string | null }> {
  const { country, database, clock } = site;
  const { timeZone } = country;
  const { from, to } = dayRange(day ?? dateInZone(clock(), timeZone), timeZone);
  const after = parseCursor(cursor);
  const rows = await selectMessages(database.pool, [
    networkLength(country.phone),
    from,
    to,
    state === undefined ? null : state === 'waiting' ? ['waiting', 'sending'] : [state],
    kind ?? null,
    after.micros,
    after.id,
    PAGE_SIZE + 1,
    new Date(clock()),
  ]);
  const { results, next } = pageAfter(rows, PAGE_SIZE);
  return {
    results: results.map(({ micros: _micros, at, network, ...message }) => ({
      ...message,
      at: zonedIso(at.getTime(), timeZone),
      network: network === null ? null : formatNetwork(network, country.phone),
    })),
    next,
  };
}
