import { Counter, Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import { SmsError, type SmsGateway } from '#server/gateways/sms/sms-gateway.ts';

/** A one-time code, or a message about a visit. */
export type SmsPurpose = 'code' | 'message';

/** Counts and times what the provider is asked to send. */
export function smsMetrics(
  registry: Registry,
): (country: CountryCode, purpose: SmsPurpose, gateway: SmsGateway) => SmsGateway {
  const attempts = new Counter({
    name: 'sms_total',
    help: 'Attempts to send an SMS: accepted, refused for good, unanswered, failed for now',
    labelNames: ['country', 'purpose', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'sms_duration_seconds',
    help: 'Time until the provider has answered',
    labelNames: ['country', 'purpose'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (country, purpose, gateway) => ({
    ...gateway,
    async send(sms) {
      const stopTimer = duration.startTimer({ country, purpose });
      let outcome = 'accepted';
      try {
        await gateway.send(sms);
      } catch (error) {
        outcome = failureOf(error);
        throw error;
      } finally {
        stopTimer();
        attempts.inc({ country, purpose, outcome });
      }
    },
  });
}

function failureOf(error: unknown): string {
  if (!(error instanceof SmsError)) return 'failed';
  if (error.isFinal) return 'refused';
  return error.isUnanswered ? 'unanswered' : 'failed';
}
