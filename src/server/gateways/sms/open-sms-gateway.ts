import type { Clock } from '#server/lib/clock.ts';
import type { SmsSettings } from '#server/config/settings/sms-settings.ts';
import { createConsoleSms, type ConsoleSms } from './console-sms.ts';
import { traced } from '#server/telemetry/traced.ts';
import type { ReportReader, SmsGateway } from './sms-gateway.ts';

export interface OpenedSms {
  gateway: SmsGateway;
  /** The same gateway if it is the console provider. */
  console: ConsoleSms | null;
  /** Reads the delivery reports of a provider that sends them. */
  readReport?: ReportReader;
}

/** Opens the gateway of the configured provider, and loads only its library. */
export async function openSmsGateway(
  settings: SmsSettings,
  print: (line: string) => void,
  clock: Clock,
): Promise<OpenedSms> {
  switch (settings.provider) {
    case 'console': {
      const gateway = createConsoleSms(print, clock);
      return { gateway, console: gateway };
    }
    case 'twilio': {
      const { createTwilioSms, readTwilioReport } = await import('./twilio-sms.ts');
      return {
        gateway: tracedSms(createTwilioSms(settings)),
        console: null,
        readReport: (request) => readTwilioReport(settings, request),
      };
    }
    case 'smpp': {
      const { createSmppSms } = await import('./smpp/smpp-sms.ts');
      return { gateway: tracedSms(createSmppSms(settings)), console: null };
    }
  }
}

function tracedSms(gateway: SmsGateway): SmsGateway {
  return { ...gateway, send: (sms) => traced('sms', 'send sms', () => gateway.send(sms)) };
}
