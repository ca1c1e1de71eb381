import type { TimeChoices } from '#shared/contract/desk/times.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ServiceRow } from '#server/features/catalogue/reference/reference.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import type { RequestContext } from '#server/request-context.ts';

const selectChoices = prepared<
  { services: number[] | null; insurances: number[] | null; languages: string[] | null },
  Scope
>(
  'desk_time_choices',
  `select array_agg(distinct o.service_id) as services,
     array_agg(distinct i.id) filter (where i.id is not null) as insurances,
     array_agg(distinct l.code) filter (where l.code is not null) as languages
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   join doctor d on d.id = s.doctor_id
   left join lateral unnest(o.insurances) i (id) on true
   left join lateral unnest(d.languages) l (code) on true
   where ${IN_SCOPE} and o.is_active and d.is_active`,
);

/** Lists what the desk of an account can search free times for: what its active doctors offer. */
export async function listTimeChoices(
  context: RequestContext,
  caller: Caller,
): Promise<TimeChoices> {
  const { site, language } = context;
  const [row] = await selectChoices(site.database.pool, scopeOf(caller));
  const { serviceById, insuranceById } = site.reference.current;
  const services = known(serviceById, row?.services ?? []);
  return {
    services: services.toSorted(bySearches).map((service) => presentSearched(context, service)),
    insurances: known(insuranceById, row?.insurances ?? [])
      .map(({ id, names }) => ({ id, name: nameIn(context, names) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    languages: row?.languages ?? [],
  };
}

function known<Row>(byId: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function bySearches(a: ServiceRow, b: ServiceRow): number {
  const specialtyFirst = Number(a.type === 'procedure') - Number(b.type === 'procedure');
  return specialtyFirst || b.popularity - a.popularity || a.id - b.id;
}

/** Returns a service with the names that people say at a desk. */
function presentSearched(context: RequestContext, service: ServiceRow) {
  const { id, name, plural_name, consultation_name } = presentServiceLink(context, service);
  const alternate = nameIn(context, service.alternate_names ?? {});
  return { id, name, other_names: [plural_name, consultation_name, alternate].join(', ') };
}
