import type { FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { endpoints } from '#shared/contract/endpoints.ts';

interface Deed {
  readonly counter: Counter;
  /** What it is called when it went well. */
  readonly success: string;
}

/**
 * Counts what became of what patients want most: the outcome is that of success, or the code of the
 * first thing that was refused.
 */
export function outcomeMetrics(
  registry: Registry,
): (request: FastifyRequest, status: number) => void {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['country', 'outcome'], registers: [registry] });
  const deeds = new Map<string, Deed>();
  const watch = (endpoint: { method: string; path: string }, counter: Counter, success: string) =>
    deeds.set(keyOf(endpoint.method, endpoint.path), { counter, success });

  watch(
    endpoints.createAppointment,
    counter('bookings_total', 'Bookings by outcome; slot_taken: two wanted the same time'),
    'booked',
  );
  const changes = counter('booking_changes_total', 'Cancelled and moved bookings by outcome');
  watch(endpoints.cancelAppointment, changes, 'cancelled');
  watch(endpoints.rescheduleAppointment, changes, 'moved');
  watch(endpoints.holdSlot, counter('holds_total', 'Times held while a code is typed'), 'held');
  watch(
    endpoints.registrationCodes,
    counter('codes_total', 'Wishes for a one-time code by outcome'),
    'sent',
  );

  return ({ method, routeOptions, site, refusal, outcome }, status) => {
    const deed = deeds.get(keyOf(method, routeOptions.url ?? ''));
    if (deed === undefined) return;
    const success = status < 400 ? (outcome ?? deed.success) : null;
    deed.counter.inc({
      country: site.country.code,
      outcome: success ?? refusal?.problems[0]?.code ?? 'unknown',
    });
  };
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}
