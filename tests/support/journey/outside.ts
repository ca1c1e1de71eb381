import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Api } from '#shared/contract/api.ts';
import type { Appointment, AppointmentPayload } from '#shared/contract/appointments.ts';
import { apiPaths, devPaths } from '#shared/paths.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { endVisitPath } from './end-visit-path.ts';

/** A country's site as others use it at the same time, from outside of the browser under test. */
export interface Outside {
  api: Api;
  /** Somebody else books, with a phone of their own. */
  book(payload: AppointmentPayload): Promise<Appointment>;
  /** The one-time code that was sent last to a phone, in E.164. */
  codeFor(phone: string): Promise<string>;
  /** Time passes for an appointment, until its visit is over. */
  endVisit(appointment: number): Promise<void>;
}

interface SentMessages {
  messages: { to: string; text: string }[];
}

export function createOutside(request: APIRequestContext): Outside {
  async function read<T>(response: APIResponse): Promise<T> {
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async function get<T>(path: string, query: object = {}): Promise<T> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return read<T>(await request.get(path, { params: Object.fromEntries(given) }));
  }

  async function post<T>(path: string, data: object, headers = {}): Promise<T> {
    return read<T>(await request.post(path, { data, headers }));
  }

  async function codeFor(phone: string): Promise<string> {
    const { messages } = await get<SentMessages>(devPaths.sms);
    const message = messages.find(({ to }) => to === phone);
    const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${phone}`);
    return code;
  }

  return {
    api: createBrowserApi({ get }),
    codeFor,
    async endVisit(appointment) {
      await post(endVisitPath(appointment), {});
    },
    async book(payload) {
      const { client_phone: phone } = payload;
      const { send_sms } = await post<{ send_sms: boolean }>(apiPaths.registrationCodes(), {
        phone,
      });
      const code = send_sms ? { code: { code: await codeFor(phone) } } : {};
      return post(
        apiPaths.createAppointment(),
        { ...payload, ...code },
        { 'Idempotency-Key': randomUUID() },
      );
    },
  };
}
