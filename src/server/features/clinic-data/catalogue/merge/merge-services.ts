import type pg from 'pg';
import type { Merge } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { badRequest, validationError } from '#server/http/http-error.ts';
import { setPriceActor } from '../../prices/save-prices.ts';
import type { Editor } from '../../setup/writing/editor.ts';
import { addAlternateNames } from './add-alternate-names.ts';
import { showOffers } from '../show-offers.ts';
import type { Moved } from './move-references.ts';

type Ids = [id: number, into: number];

interface Pair {
  is_same_type: boolean;
  are_variants: boolean;
  have_children_versions: boolean;
}

const comparePair = prepared<Pair, Ids>(
  'compare_merged_services',
  `select a.type = b.type as is_same_type,
     a.adult_service_id = b.id or b.adult_service_id = a.id as are_variants,
     (select count(*) = 2 from service c
       where c.adult_service_id in ($1, $2)) as have_children_versions
   from service a, service b where a.id = $1 and b.id = $2`,
);
const moveReviews = prepared<object, Ids>(
  'move_reviews_to_service',
  'update review set service_id = $2 where service_id = $1',
);

const moveTickets = prepared<object, Ids>(
  'move_tickets_to_service',
  'update walk_in set service_id = $2 where service_id = $1',
);

/** A branch that has its own preparation for both keeps that of the other service. */
const movePreparations = prepared<object, Ids>(
  'move_preparations_to_service',
  `with old as (delete from branch_preparation where service_id = $1 returning *)
   insert into branch_preparation (clinic_branch_id, service_id, preparation)
   select clinic_branch_id, $2, preparation from old on conflict do nothing`,
);

type Conflict = Merge['conflicts'][number] & { dropped: number };

/** A kept offer without a follow-up gets that of the dropped one, unless it would be longer than the service. */
const IS_TAKEN_OVER = `o.is_active and k.follow_up_minutes is null
  and o.follow_up_minutes <= k.duration_minutes`;

/** Waits for bookings of the offers that are dropped, which lock them for sharing. */
const lockDropped = prepared<object, Ids>(
  'lock_dropped_offers',
  `select o.id from doctor_service o
   where o.service_id = $1 and exists (
     select from doctor_service k where k.service_id = $2 and k.doctor_id = o.doctor_id
       and k.clinic_branch_id = o.clinic_branch_id)
   order by o.id for update`,
);
const selectConflicts = prepared<Conflict, Ids>(
  'conflicts_of_merged_services',
  `select o.id as dropped, d.names as doctor_names, b.names as branch_names,
     k.total::double precision as kept_price, o.total::double precision as dropped_price,
     k.is_active as is_kept_active,
     case when o.is_active and o.follow_up_minutes is not null and not (${IS_TAKEN_OVER})
       and (o.follow_up_price, o.follow_up_minutes) is distinct from (k.follow_up_price, k.follow_up_minutes)
       then jsonb_build_object('price', o.follow_up_price, 'duration_minutes', o.follow_up_minutes)
     end as dropped_follow_up
   from doctor_service o
   join doctor_service k on k.service_id = $2 and k.doctor_id = o.doctor_id
     and k.clinic_branch_id = o.clinic_branch_id
   join doctor d on d.id = o.doctor_id
   join clinic_branch b on b.id = o.clinic_branch_id
   where o.service_id = $1 order by o.id`,
);
const moveAppointments = prepared<object, Ids>(
  'move_appointments_of_dropped_offers',
  `update appointment a set doctor_service_id = k.id
   from doctor_service o
   join doctor_service k on k.service_id = $2 and k.doctor_id = o.doctor_id
     and k.clinic_branch_id = o.clinic_branch_id
   where o.service_id = $1 and a.doctor_service_id = o.id`,
);
const takeFollowUpsOver = prepared<object, Ids>(
  'take_follow_ups_over',
  `update doctor_service k set follow_up_price = o.follow_up_price, follow_up_minutes = o.follow_up_minutes
   from doctor_service o
   where o.service_id = $1 and k.service_id = $2 and k.doctor_id = o.doctor_id
     and k.clinic_branch_id = o.clinic_branch_id and ${IS_TAKEN_OVER}`,
);
const addRatings = prepared<object, Ids>(
  'add_ratings_of_dropped_offers',
  `update doctor_service k set feedback_count = k.feedback_count + o.feedback_count,
     feedback_sum = k.feedback_sum + o.feedback_sum
   from doctor_service o
   where o.service_id = $1 and k.service_id = $2 and k.doctor_id = o.doctor_id
     and k.clinic_branch_id = o.clinic_branch_id`,
);
const drop = prepared<object, [offers: number[]]>(
  'drop_merged_offers',
  `update doctor_service set is_active = false, is_inactive_with_service = false,
     feedback_count = 0, feedback_sum = 0
   where id = any ($1)`,
);
const moveOffers = prepared<{ id: number }, [...Ids, except: number[]]>(
  'move_offers_to_service',
  'update doctor_service set service_id = $2 where service_id = $1 and id <> all ($3) returning id',
);
const moveExtras = prepared<object, Ids>(
  'move_extras_to_service',
  `with old as (
     delete from service_extra where $1 in (service_id, extra_service_id)
     returning case service_id when $1 then $2::integer else service_id end as service_id,
       case extra_service_id when $1 then $2::integer else extra_service_id end as extra_service_id)
   insert into service_extra (service_id, extra_service_id)
   select distinct service_id, extra_service_id from old where service_id <> extra_service_id
   on conflict do nothing`,
);
const moveVariants = prepared<object, Ids>(
  'move_variants_to_service',
  `update service set adult_service_id = case id when $1 then null else $2::integer end
   where id = $1 or adult_service_id = $1`,
);

/**
 * Gives the offers, reviews and links of a service another one. Of two offers of a doctor at a branch
 * that of the other service stays, and gets the appointments, and the follow-up if it has none.
 */
export async function mergeServices(
  db: pg.PoolClient,
  { site, username }: Editor,
  id: number,
  into: number,
): Promise<Moved> {
  const ids: Ids = [id, into];
  const [pair] = await comparePair(db, ids);
  if (pair?.is_same_type !== true || pair.are_variants) {
    throw validationError({ code: 'does_not_exist', attr: 'into' });
  }
  if (pair.have_children_versions) throw badRequest('merge_children_first');
  await moveReviews(db, ids);
  await moveTickets(db, ids);
  await movePreparations(db, ids);
  await lockDropped(db, ids);
  const found = await selectConflicts(db, ids);
  const dropped = found.map((conflict) => conflict.dropped);
  await moveAppointments(db, ids);
  await setPriceActor(db, [username, new Date(site.clock())]);
  await takeFollowUpsOver(db, ids);
  await addRatings(db, ids);
  await drop(db, [dropped]);
  const moved = await moveOffers(db, [id, into, dropped]);
  await showOffers(db, 'services', into);
  await moveExtras(db, ids);
  await moveVariants(db, ids);
  await addAlternateNames(db, site.country, 'service', id, into);
  const conflicts = found.map(({ dropped: _dropped, ...conflict }) => conflict);
  return { moved: moved.length, conflicts };
}
