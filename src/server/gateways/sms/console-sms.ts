import type { Sms, SmsGateway } from './sms-gateway.ts';

interface SentSms extends Sms {
  /** Epoch milliseconds. */
  sentAt: number;
}

/** For development: messages are printed and the last ones kept, for `/dev/sms`. */
export interface ConsoleSms extends SmsGateway {
  /** Newest first. */
  readonly sent: readonly SentSms[];
}

const KEPT = 200;

export function createConsoleSms(print: (line: string) => void, clock: () => number): ConsoleSms {
  const sent: SentSms[] = [];
  return {
    sent,
    send(sms) {
      sent.unshift({ ...sms, sentAt: clock() });
      sent.length = Math.min(sent.length, KEPT);
      print(`SMS to ${sms.to}: ${sms.text.replaceAll('\n', ' ')}\n`);
      return Promise.resolve();
    },
  };
}
