import type { FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { endpoints } from '#shared/contract/endpoints.ts';

interface Tracked {
  readonly counter: Counter;
  /** The outcome of a request that succeeded. */
  readonly success: string;
}

/**
 * Counts bookings, appointment changes, slot holds and one-time code requests by outcome: that of
 * success, or the code of the first error.
 */
export function bookingMetrics(
  registry: Registry,
): (request: FastifyRequest, status: number) => void {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['country', 'outcome'], registers: [registry] });
  const trackedByRoute = new Map<string, Tracked>();
  const track = (endpoint: { method: string; path: string }, counter: Counter, success: string) =>
    trackedByRoute.set(routeKey(endpoint.method, endpoint.path), { counter, success });

  track(
    endpoints.createAppointment,
    counter('vizit_bookings_total', 'Booking requests by outcome'),
    'booked',
  );
  const changes = counter(
    'vizit_appointment_changes_total',
    'Confirm, cancel and reschedule requests by outcome',
  );
  track(endpoints.cancelAppointment, changes, 'cancelled');
  track(endpoints.confirmAppointment, changes, 'confirmed');
  track(endpoints.chooseAlternative, changes, 'rescheduled');
  track(endpoints.rescheduleAppointment, changes, 'rescheduled');
  track(
    endpoints.holdSlot,
    counter('vizit_slot_holds_total', 'Slot hold requests by outcome'),
    'held',
  );
  track(
    endpoints.registrationCodes,
    counter('vizit_otp_requests_total', 'One-time code requests by outcome'),
    'sent',
  );

  return ({ method, routeOptions, site, httpError, outcome }, status) => {
    const tracked = trackedByRoute.get(routeKey(method, routeOptions.url ?? ''));
    if (tracked === undefined) return;
    const success = status < 400 ? (outcome ?? tracked.success) : null;
    tracked.counter.inc({
      country: site.country.code,
      outcome: success ?? httpError?.fieldErrors[0]?.code ?? 'unknown',
    });
  };
}

function routeKey(method: string, path: string): string {
  return `${method} ${path}`;
}
