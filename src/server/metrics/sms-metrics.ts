import { Counter, Histogram, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import { SmsError, type SmsGateway } from '#server/gateways/sms/sms-gateway.ts';

/** The content of an SMS: a one-time code, or a message about an appointment. */
export type SmsPurpose = 'otp' | 'message';

/** Counts and times the attempts to send an SMS through the provider. */
export function smsMetrics(
  registry: Registry,
): (country: CountryCode, purpose: SmsPurpose, gateway: SmsGateway) => SmsGateway {
  const attempts = new Counter({
    name: 'vizit_sms_attempts_total',
    help: 'Attempts to send an SMS by outcome: accepted, rejected, no_response, failed',
    labelNames: ['country', 'purpose', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'vizit_sms_duration_seconds',
    help: 'Response time of the SMS provider',
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
        return await gateway.send(sms);
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
  if (error.isFinal) return 'rejected';
  return error.isUnanswered ? 'no_response' : 'failed';
}
