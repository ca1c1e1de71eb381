import type {
  PlannedPrice,
  PriceCell,
  PriceGrid,
} from '#shared/contract/clinic-data/prices/prices.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { IS_UNAPPROVED } from '#server/features/clinic-data/proposals/is-unapproved.ts';
import type { Site } from '#server/site.ts';

type Arguments = [...Scope, all: boolean, clinic: number | null];
type CellRow = Omit<PriceCell, 'last_change' | 'planned'> & {
  planned: PlannedPrice | null;
  changed_at: Date | null;
  actor: string | null;
  old_price: number | null;
  is_of_follow_up: boolean;
};

const PLACES = `schedule s join clinic_branch b on b.id = s.clinic_branch_id
  and ($4 or (${IN_SCOPE})) and ($5::integer is null or b.clinic_id = $5)`;

const selectColumns = prepared<PriceGrid['columns'][number], Arguments>(
  'columns_of_price_grid',
  `select s.id as schedule_id, b.id as branch_id, b.clinic_id, d.names as doctor_names,
     b.names as branch_names, $4 or ${IS_UNAPPROVED} as adds_at_once
   from ${PLACES} join doctor d on d.id = s.doctor_id join clinic k on k.id = b.clinic_id
   order by b.id, d.id`,
);
const selectServices = prepared<PriceGrid['services'][number], Arguments>(
  'services_of_price_grid',
  `select v.id, v.names from service v
   where v.id in (
     select o.service_id from doctor_service o join ${PLACES} on s.id = o.schedule_id)
   order by v.type desc, v.popularity desc, v.id`,
);
const selectCells = prepared<CellRow, Arguments>(
  'cells_of_price_grid',
  `select o.id, o.schedule_id, o.service_id, o.price::float8 as price, o.discount,
     o.duration_minutes, o.follow_up_price::float8 as follow_up_price, o.follow_up_minutes,
     o.is_active or k.is_draft and o.is_inactive_with_service as is_active,
     case when n.id is not null then jsonb_build_object('id', n.id, 'price', n.price,
       'follow_up_price', n.follow_up_price, 'starts_on', n.starts_on, 'planned_at', n.planned_at, 'planned_by', n.planned_by) end as planned,
     c.at as changed_at, c.actor, coalesce(c.is_of_follow_up, false) as is_of_follow_up,
     case when c.is_of_follow_up then c.old_follow_up_price else c.old_price end::float8 as old_price
   from doctor_service o join ${PLACES} on s.id = o.schedule_id
   join clinic k on k.id = b.clinic_id
   left join planned_price n on n.doctor_service_id = o.id
   left join lateral (
     select p.at, p.actor, p.old_price, p.old_follow_up_price,
       (p.old_price, p.old_discount) = (p.new_price, p.new_discount) as is_of_follow_up
     from price_change p
     where p.doctor_service_id = o.id order by p.id desc limit 1) c on true
   order by o.id`,
);

/** Reads the prices of a clinic, or of everything in reach of the account. */
export async function readPrices(
  { database: { pool }, country }: Site,
  caller: Caller,
  clinic: number | null,
): Promise<PriceGrid> {
  const args: Arguments = [...scopeOf(caller), caller.reach.isAll, clinic];
  const [columns, services, rows] = await Promise.all([
    selectColumns(pool, args),
    selectServices(pool, args),
    selectCells(pool, args),
  ]);
  const cells = rows.map(
    ({ changed_at: at, actor, old_price, is_of_follow_up, planned, ...cell }) => ({
      ...cell,
      planned: planned && {
        ...planned,
        planned_at: zonedIso(Date.parse(planned.planned_at), country.timeZone),
      },
      last_change:
        at === null
          ? null
          : { at: zonedIso(at.getTime(), country.timeZone), actor, old_price, is_of_follow_up },
    }),
  );
  return { columns, services, cells };
}
