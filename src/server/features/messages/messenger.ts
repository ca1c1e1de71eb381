import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { MessageKey } from './message-rows.ts';

/**
 * How the handling of a message went; `retried` says that it will be tried again, `repeated` that it
 * is being sent although an earlier attempt may have arrived and the provider cannot be asked.
 */
type MessageOutcome = 'sent' | 'dropped' | 'failed' | 'retried' | 'repeated';

/** What sending the messages of a country takes. */
export interface Messenger {
  readonly country: Country;
  readonly flags: Pick<Flags, 'feedback'>;
  readonly database: Pick<Database, 'pool'>;
  readonly sms: SmsGateway;
  readonly clock: Clock;
  /** Where short links begin, such as `vizit.hu`. */
  readonly linkOrigin: string;
  /** Messages that a phone may get in 24 hours, codes not counted. */
  readonly maxPerPhone: number;
  /** Told of every outcome, with a reason that holds nothing of the patient. */
  readonly onOutcome: (message: MessageKey, outcome: MessageOutcome, reason: string | null) => void;
}
