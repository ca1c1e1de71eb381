import { useMemo } from 'react';
import type { BookingApi } from '#shared/contract/api.ts';
import { apiPaths } from '#shared/paths.ts';
import { useApp } from '../app.ts';
import { createHttp, type Http } from './http.ts';

/** The changing half of the API; only a browser has it. */
function createBookingApi(http: Http): BookingApi {
  return {
    holdSlot: (body) => http.post(apiPaths.holdSlot(), body),
    releaseSlot: (token) => http.delete(apiPaths.releaseSlot(token)),
    registrationCodes: (body) => http.post(apiPaths.registrationCodes(), body),
    validateAppointment: (body) => http.post(apiPaths.validateAppointment(), body),
    createAppointment: (body, idempotencyKey) =>
      http.post(apiPaths.createAppointment(), body, { 'Idempotency-Key': idempotencyKey }),
  };
}

export function useBookingApi(): BookingApi {
  const { language } = useApp();
  return useMemo(() => createBookingApi(createHttp(language)), [language]);
}
