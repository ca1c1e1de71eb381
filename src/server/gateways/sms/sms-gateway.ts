/** A short message; `to` is E.164. */
export interface Sms {
  to: string;
  text: string;
}

/** Where short messages leave. */
export interface SmsGateway {
  /** Resolves once the provider has taken the message; rejects with an SmsError when it has not. */
  send(sms: Sms): Promise<void>;
  /**
   * Whether this very message was taken at `since` (epoch milliseconds) or later: for attempts
   * that nobody knows the outcome of. Absent where the provider cannot tell. Rejects with an
   * SmsError when there is no answer.
   */
  hasSent?(sms: Sms, since: number): Promise<boolean>;
  /** Lets go of connections. */
  close?(): Promise<void>;
}

/**
 * A provider refused, failed or did not answer in time. The message goes to logs, so it holds no
 * number and no text.
 */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  /** Trying again would be refused again. */
  readonly isFinal: boolean;
  /** There was no answer: the message may have been taken all the same. */
  readonly isUnanswered: boolean;

  constructor(message: string, { isFinal = false, isUnanswered = false } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.isUnanswered = isUnanswered;
  }
}
