import type { Sms, SmsGateway } from './sms-gateway.ts';

interface SentSms extends Sms {
  /** Epoch milliseconds. */
  sentAt: number;
}

/** A gateway for development that prints messages and stores the last ones for `/dev/sms`. */
export interface ConsoleSms extends SmsGateway {
  /** Newest first. */
  readonly sent: readonly SentSms[];
}

const MAX_STORED = 200;

export function createConsoleSms(print: (line: string) => void, clock: () => number): ConsoleSms {
  const sent: SentSms[] = [];
  return {
    sent,
    send(sms) {
      sent.unshift({ ...sms, sentAt: clock() });
      sent.length = Math.min(sent.length, MAX_STORED);
      print(`SMS to ${sms.to}: ${sms.text.replaceAll('\n', ' ')}\n`);
      return Promise.resolve();
    },
  };
}
