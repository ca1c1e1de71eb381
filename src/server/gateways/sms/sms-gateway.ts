/** A text message; `to` is E.164. */
export interface Sms {
  to: string;
  text: string;
  /**
   * The URL for the provider's report of the delivery. A provider that sends receipts over its own
   * connection sends one if there is a URL.
   */
  reportUrl?: string | undefined;
}

/** The final state of a message, as the provider reports it. */
export interface DeliveryOutcome {
  readonly isDelivered: boolean;
  /** The provider's code of the failure, without personal data. */
  readonly code: string | null;
}

/** The request with which a provider reports on a message. */
interface ReportRequest {
  /** The URL that the provider was given. */
  readonly url: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Reads a report: `pending` if the state is not final, `forged` if the signature is wrong. */
export type ReportReader = (request: ReportRequest) => DeliveryOutcome | 'pending' | 'forged';

/** A report that a provider sends over the connection of the gateway. */
export interface DeliveryReceipt extends DeliveryOutcome {
  /** The id that `send` returned for the message. */
  readonly providerId: string;
}

/** Stores a receipt. Returns false if its message is not known yet: the provider sends it again. */
export type ReceiptHandler = (receipt: DeliveryReceipt) => Promise<boolean>;

/** An SMS provider. */
export interface SmsGateway {
  /**
   * Resolves once the provider has accepted the message, with the id of its receipt if there will be
   * one; rejects with an SmsError otherwise.
   */
  send(sms: Sms): Promise<string | void>;
  /**
   * Returns true if the provider accepted the same message at `since` (epoch milliseconds) or
   * later, for attempts with an unknown outcome. Absent if the provider has no such query. Rejects
   * with an SmsError when there is no response.
   */
  hasSent?(sms: Sms, since: number): Promise<boolean>;
  /** Connects and passes on the receipts that the provider sends. */
  listen?(onReceipt: ReceiptHandler): void;
  /** Closes the connections. */
  close?(): Promise<void>;
}

/**
 * The provider rejected the message, failed, or did not respond in time. The error message is logged,
 * so it contains no phone number and no text.
 */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  /** True if a retry would be rejected again. */
  readonly isFinal: boolean;
  /** True if there was no response, so the message may have been accepted. */
  readonly isUnanswered: boolean;

  constructor(message: string, { isFinal = false, isUnanswered = false } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isUnanswered = isUnanswered;
  }
}
