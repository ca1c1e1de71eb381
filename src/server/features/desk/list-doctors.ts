import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { smallPortraitUrl } from '#shared/domain/catalogue/pictures/portrait.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { localized, nameIn } from '#server/features/catalogue/reference/localized.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '../identity/access/scope.ts';

interface OfferRow {
  id: number;
  service_id: number;
  is_hidden: boolean;
  minutes: number;
  total: number;
  follow_up: { minutes: number; total: number } | null;
  insurances: number[];
}

interface Row extends Pick<
  Tables['schedule'],
  'id' | 'doctor_id' | 'step_minutes' | 'buffer_minutes' | 'max_extra_per_day'
> {
  names: Names;
  is_hidden: boolean;
  portrait: string | null;
  /** The place in the branch's own order; null without one. */
  place: number | null;
  offers: OfferRow[] | null;
}

const selectDoctors = prepared<Row, [schedules: number[]]>(
  'desk_doctors',
  `select s.id, s.doctor_id, s.step_minutes, s.buffer_minutes, s.max_extra_per_day, d.names, d.portrait,
     not d.is_active as is_hidden, array_position(own.schedules, s.id) as place,
     (select jsonb_agg(jsonb_build_object('id', o.id, 'service_id', o.service_id,
        'is_hidden', not o.is_active, 'minutes', o.steps * s.step_minutes, 'total', o.total,
        'follow_up', case when o.follow_up_minutes is not null then jsonb_build_object(
          'minutes', steps_of_kind(o, s, true) * s.step_minutes, 'total', o.follow_up_price) end,
        'insurances', o.insurances)
        order by o.is_active desc, o.type, o.id)
      from doctor_service o
      where o.schedule_id = s.id and (o.is_active or exists (
        select from appointment a where a.schedule_id = s.id and a.doctor_service_id = o.id))) as offers
   from schedule s join doctor d on d.id = s.doctor_id
   left join desk_order own on own.clinic_branch_id = s.clinic_branch_id
   where s.id = any ($1)
     and (d.is_active or exists (select from appointment a where a.schedule_id = s.id))`,
);

/**
 * Lists the doctors of a branch with what the desk books for them, consultations before procedures, in the
 * branch's own order, then by name in the main language of the country: all desks show the same columns. Hidden doctors and services are included if they have appointments. Throws a 404 for a
 * branch out of the scope of the account.
 */
export async function listDeskDoctors(
  context: RequestContext,
  caller: Caller,
  branch: number,
): Promise<DeskDoctor[]> {
  const { site } = context;
  const schedules = await requireBranch(site, caller, branch);
  const rows = await selectDoctors(site.database.pool, [schedules.map(({ id }) => id)]);
  const { serviceById, insuranceById } = site.reference.current;
  const [mainLanguage] = site.country.locales;
  const mainName = ({ names }: Row) => localized(names, mainLanguage, mainLanguage);
  return rows
    .toSorted(
      (a, b) =>
        (a.place ?? Infinity) - (b.place ?? Infinity) ||
        mainName(a).localeCompare(mainName(b), mainLanguage),
    )
    .map((row) => {
      const offers = (row.offers ?? []).flatMap(({ service_id: id, ...offer }) => {
        const service = serviceById.get(id);
        return service === undefined
          ? []
          : [{ ...offer, service: presentServiceLink(context, service) }];
      });
      const specialty = offers[0]?.service;
      return {
        schedule_id: row.id,
        doctor_id: row.doctor_id,
        name: nameIn(context, row.names),
        is_hidden: row.is_hidden,
        portrait: smallPortraitUrl(row.portrait),
        specialty: specialty?.name ?? '',
        specialty_id: specialty?.id ?? null,
        step_minutes: row.step_minutes,
        buffer_minutes: row.buffer_minutes,
        max_extra: row.max_extra_per_day,
        offers: offers.map((offer) => ({
          ...offer,
          service: offer.service.name,
          insurances: offer.insurances.flatMap((id) => {
            const insurance = insuranceById.get(id);
            return insurance === undefined ? [] : [{ id, name: nameIn(context, insurance.names) }];
          }),
        })),
      };
    });
}
