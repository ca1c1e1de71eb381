/** A short message; `to` is E.164. */
export interface Sms {
  to: string;
  text: string;
}

/** Where short messages leave. `send` rejects with an SmsError when the message did not go out. */
export interface SmsGateway {
  send(sms: Sms): Promise<void>;
}

/** A provider refused, failed or did not answer in time. */
export class SmsError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SmsError';
  }
}
