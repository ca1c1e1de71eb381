import type { AppointmentFieldPage } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { notFound } from '#server/http/http-error.ts';

/** Lists the extra questions of a clinic branch, in its order, with the notice that it asks for. */
export function listAppointmentFields(
  context: RequestContext,
  clinicBranch: number,
): AppointmentFieldPage {
  const { branchById, fieldsByBranch } = context.site.reference.current;
  const branch = branchById.get(clinicBranch);
  if (branch === undefined) throw notFound();
  const results = (fieldsByBranch.get(clinicBranch) ?? []).map((field) => ({
    id: field.id,
    title: nameIn(context, field.titles),
    param_name: field.param_name,
    type: field.type,
    is_required: field.is_required,
    min_length: field.min_length,
    max_length: field.max_length,
  }));
  const { cancel_hours } = branch;
  return { count: results.length, next: null, previous: null, results, cancel_hours };
}
