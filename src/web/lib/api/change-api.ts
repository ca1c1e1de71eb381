import { useMemo } from 'react';
import type { ReschedulePayload } from '#shared/contract/appointment-changes.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Feedback, FeedbackPayload } from '#shared/contract/feedback.ts';
import { apiPaths } from '#shared/paths.ts';
import { useApp } from '../app.ts';
import { createHttp, type Http } from './http.ts';

/** What a patient does with an appointment that is there; rejects as `Http` does. */
export interface ChangeApi {
  cancelAppointment(id: number, hash: string): Promise<Appointment>;
  /** Asked again for the time it already has, it answers as the first time. */
  rescheduleAppointment(id: number, body: ReschedulePayload): Promise<Appointment>;
  createFeedback(body: FeedbackPayload): Promise<Feedback>;
}

function createChangeApi(http: Http): ChangeApi {
  return {
    cancelAppointment: (id, hash) => http.post(apiPaths.cancelAppointment(id), { hash }),
    rescheduleAppointment: (id, body) => http.post(apiPaths.rescheduleAppointment(id), body),
    createFeedback: (body) => http.post(apiPaths.createFeedback(), body),
  };
}

export function useChangeApi(): ChangeApi {
  const { language } = useApp();
  return useMemo(() => createChangeApi(createHttp(language)), [language]);
}
