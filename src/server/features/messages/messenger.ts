import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { MessageKey } from './message-rows.ts';

/**
 * The outcome of a message. `retried` means a later attempt; `repeated` means that it is sent although
 * an earlier attempt may have arrived and the provider cannot be asked.
 */
type MessageOutcome = 'sent' | 'dropped' | 'failed' | 'retried' | 'repeated';

/** The dependencies of sending a country's messages. */
export interface Messenger {
  readonly country: Country;
  readonly flags: Pick<Flags, 'feedback'>;
  readonly database: Pick<Database, 'pool'>;
  readonly sms: SmsGateway;
  readonly clock: Clock;
  /** The base of short links, such as `vizit.hu`. */
  readonly linkOrigin: string;
  /** Messages that a phone may get in 24 hours, codes not counted. */
  readonly maxPerPhone: number;
  /** Called with every outcome and a reason without personal data. */
  readonly onOutcome: (message: MessageKey, outcome: MessageOutcome, reason: string | null) => void;
}
