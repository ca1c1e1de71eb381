import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { Page } from '#shared/contract/common.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { notFound } from '#server/http/http-error.ts';

/** Lists the extra questions of a clinic branch, in its order. */
export function listAppointmentFields(
  context: RequestContext,
  clinicBranch: number,
): Page<AppointmentField> {
  const { branchById, fieldsByBranch } = context.site.reference.current;
  if (!branchById.has(clinicBranch)) throw notFound();
  const results = (fieldsByBranch.get(clinicBranch) ?? []).map((field) => ({
    id: field.id,
    title: nameIn(context, field.titles),
    param_name: field.param_name,
    type: field.type,
    is_required: field.is_required,
    min_length: field.min_length,
    max_length: field.max_length,
  }));
  return { count: results.length, next: null, previous: null, results };
}
