import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Limits } from '#server/limits/index.ts';
import type { MessageKey } from './message-rows.ts';

/**
 * The outcome of an attempt to send a message. `retried` means that another attempt follows,
 * `limited` that the message waits for a limit that is not one of its phone.
 * `possible_duplicate` means that the message is sent again although an earlier attempt may have
 * arrived: the provider has no status query.
 */
type MessageOutcome =
  | 'sent'
  | 'dropped'
  | 'dead_lettered'
  | 'retried'
  | 'limited'
  | 'possible_duplicate';

/** The dependencies of sending the messages of a country. */
export interface Messenger {
  readonly country: Country;
  readonly flags: Pick<Flags, 'feedback'>;
  readonly database: Pick<Database, 'pool'>;
  readonly sms: SmsGateway;
  readonly clock: Clock;
  /** The origin of short links, such as `vizit.hu`. */
  readonly linkOrigin: string;
  /** True if the provider can report deliveries to the production host of the country. */
  readonly wantsReports: boolean;
  /** The limits of messages, one-time codes excluded. */
  readonly limits: Limits;
  /** Returns the key that the web processes hash and encrypt with. */
  readonly readSecret: () => Promise<string>;
  /** Called with every outcome and a reason without personal data. */
  readonly onOutcome: (message: MessageKey, outcome: MessageOutcome, reason: string | null) => void;
}
