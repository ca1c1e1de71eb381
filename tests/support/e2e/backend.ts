import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { ApiClient, Endpoints } from '#shared/contract/api.ts';
import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import { devPaths } from '#shared/paths.ts';
import { endAppointmentPath } from './network/end-appointment-path.ts';

/** A client of a country's API, for other users and for preparing data. */
export interface Backend {
  api: ApiClient;
  /** Books an appointment for another patient. */
  book(payload: AppointmentPayload): Promise<Appointment>;
  /** Returns the last one-time code that was sent to a phone, in E.164. */
  codeFor(phone: string): Promise<string>;
  /** Moves an appointment into the past. */
  endAppointment(appointment: number): Promise<void>;
}

interface SentMessages {
  messages: { to: string; text: string }[];
}

export function createBackend(request: APIRequestContext): Backend {
  async function read(response: APIResponse): Promise<unknown> {
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
    return response.json();
  }

  const api = createHttpClient<Endpoints>(routes, async ({ method, path, headers, body }) =>
    read(
      await request.fetch(path, {
        method,
        ...(headers === undefined ? {} : { headers }),
        ...(body === undefined ? {} : { data: body }),
      }),
    ),
  );

  async function codeFor(phone: string): Promise<string> {
    const { messages } = (await read(await request.get(devPaths.sms))) as SentMessages;
    const message = messages.find(({ to }) => to === phone);
    const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${phone}`);
    return code;
  }

  return {
    api,
    codeFor,
    async endAppointment(appointment) {
      await read(await request.post(endAppointmentPath(appointment), { data: {} }));
    },
    async book(payload) {
      const { client_phone: phone } = payload;
      const { send_sms } = await api.registrationCodes({ phone });
      const code = send_sms ? { code: { code: await codeFor(phone) } } : {};
      const headers = { 'Idempotency-Key': randomUUID() };
      return api.createAppointment({ ...payload, ...code }, { headers });
    },
  };
}
