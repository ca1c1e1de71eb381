import type { DeskBranch } from '#shared/contract/desk/day.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { listAppointmentFields } from '#server/features/booking/appointments/list-appointment-fields.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameOfClinic } from '#server/features/catalogue/reference/name-of-clinic.ts';
import type { RequestContext } from '#server/request-context.ts';
import { scopeOf } from '../identity/access/scope.ts';

/** Lists the branches of an account, ordered by name. */
export function listDeskBranches(context: RequestContext, caller: Caller): DeskBranch[] {
  const { site, language } = context;
  const { branchById } = site.reference.current;
  const [clinics, branches] = scopeOf(caller);
  return [...branchById.values()]
    .filter(({ id, clinic_id: clinic }) => clinics.includes(clinic) || branches.includes(id))
    .map((branch) => {
      const { name, address } = presentClinicBranch(context, branch);
      return {
        id: branch.id,
        name,
        clinic: nameOfClinic(context, branch.clinic_id),
        address,
        time_zone: site.country.timeZone,
        questions: listAppointmentFields(context, branch.id).results,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}
