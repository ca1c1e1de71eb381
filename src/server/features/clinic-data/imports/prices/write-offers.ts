import { prepared } from '#server/db/pool/prepared.ts';
import { insurersOfNewestOffer } from '#server/features/clinic-data/setup/insurers-of-newest-offer.ts';

type Json = string;

/** Adds offers as the console’s form does. Returns their ids. */
const ADD = `insert into doctor_service (doctor_id, service_id, schedule_id, clinic_branch_id, type, price, total,
    duration_minutes, steps, price_conditions, follow_up_price, follow_up_minutes, age_from, age_to,
    insurances)
  select s.doctor_id, v.id, s.id, s.clinic_branch_id,
    case v.type when 'procedure' then 'procedure' else 'initial-appointment' end, c.price, c.price,
    c.duration_minutes, ceil(c.duration_minutes::numeric / s.step_minutes), c.price_conditions,
    c.follow_up_price, c.follow_up_minutes, coalesce(i.age_from, 0), i.age_to,
    ${insurersOfNewestOffer('s.id')}
  from jsonb_to_recordset($2) as c(schedule integer, service integer, price numeric,
    duration_minutes smallint, price_conditions jsonb, follow_up_price numeric, follow_up_minutes smallint)
  join schedule s on s.id = c.schedule
  join service v on v.id = c.service
  left join import_doctor_service i on i.schedule_id = s.id and i.service_id = v.id
  returning id, price, duration_minutes, price_conditions, follow_up_price, follow_up_minutes`;

const COLUMNS = 'price, duration_minutes, price_conditions, follow_up_price, follow_up_minutes';
const VALUES = `jsonb_build_object('price', %.price, 'duration_minutes', %.duration_minutes,
  'price_conditions', %.price_conditions)`;
const FOLLOW_UP = `jsonb_build_object('follow_up_price', %.follow_up_price,
  'follow_up_minutes', %.follow_up_minutes)`;
const firstOf = (table: string) => VALUES.replaceAll('%', table);
const valuesOf = (table: string) => `${firstOf(table)} || ${FOLLOW_UP.replaceAll('%', table)}`;

/** Adds offers and records the change. Returns the number of them. */
export const addOffers = prepared<{ count: number }, [importId: number, offers: Json]>(
  'add_offers_of_import',
  `with added as (${ADD}),
   owned as (
     insert into import_offer (doctor_service_id, ${COLUMNS}) select id, ${COLUMNS} from added),
   recorded as (
     insert into import_change (import_id, doctor_service_id, after)
     select $1, id, ${valuesOf('added')} from added returning 1)
   select count(*)::integer as count from recorded`,
);

/** Changes offers and records what they were. `imported` has the values that imports gave an offer. */
export const changeOffers = prepared<object, [importId: number, offers: Json]>(
  'change_offers_of_import',
  `with change as (
     select c.*, ${valuesOf('o')} as before, to_jsonb(m) - 'doctor_service_id' as imported_before
     from jsonb_to_recordset($2) as c(offer integer, price numeric, duration_minutes smallint,
       price_conditions jsonb, follow_up_price numeric, follow_up_minutes smallint, imported jsonb)
     join doctor_service o on o.id = c.offer
     left join import_offer m on m.doctor_service_id = o.id),
   changed as (
     update doctor_service o set price = c.price, total = round(c.price * (100 - o.discount) / 100, 2),
       duration_minutes = c.duration_minutes,
       steps = ceil(c.duration_minutes::numeric / s.step_minutes), price_conditions = c.price_conditions,
       follow_up_price = c.follow_up_price, follow_up_minutes = c.follow_up_minutes
     from change c, schedule s where o.id = c.offer and s.id = o.schedule_id),
   owned as (
     insert into import_offer (doctor_service_id, ${COLUMNS})
     select c.offer, i.* from change c cross join lateral jsonb_to_record(c.imported)
       as i(price numeric, duration_minutes smallint, price_conditions jsonb, follow_up_price numeric,
         follow_up_minutes smallint)
     on conflict (doctor_service_id) do update set price = excluded.price,
       duration_minutes = excluded.duration_minutes, price_conditions = excluded.price_conditions,
       follow_up_price = excluded.follow_up_price, follow_up_minutes = excluded.follow_up_minutes)
   insert into import_change (import_id, doctor_service_id, before, imported_before, after)
   select $1, c.offer, c.before, c.imported_before, ${valuesOf('c')} from change c`,
);

/** The condition that an offer still has the price and duration that an import gave it. */
const HAS_FIRST = `${firstOf('o')} = c.after - '{follow_up_price,follow_up_minutes}'::text[]`;

/** Imports before follow-ups had prices in lists have only shortened them. */
const HAD_PRICE = "c.after ? 'follow_up_price'";

/** The condition that an offer still has the follow-up that an import left it with. */
const HAS_FOLLOW_UP = `(o.follow_up_minutes is not distinct from (c.after ->> 'follow_up_minutes')::smallint
  and (not ${HAD_PRICE} or o.follow_up_price is not distinct from (c.after ->> 'follow_up_price')::numeric))`;

/**
 * Restores the former values of changed offers. The first appointment and the follow-up stay each, if a person has
 * edited it since. A follow-up is never longer than the first appointment. Returns how many.
 */
export const restoreOffers = prepared<{ count: number }, [importId: number]>(
  'restore_offers_of_import',
  `with untouched as (
     select c.*, ${HAS_FIRST} as has_first, ${HAS_FOLLOW_UP} as has_follow_up
     from import_change c join doctor_service o on o.id = c.doctor_service_id
     where c.import_id = $1 and c.before is not null and (${HAS_FIRST} or ${HAS_FOLLOW_UP})),
   former as (
     select o.id, c.imported_before,
       case when c.has_first then b.price else o.price end as price,
       case when c.has_first then b.duration_minutes else o.duration_minutes end as duration_minutes,
       case when c.has_first then b.price_conditions else o.price_conditions end as price_conditions,
       case when c.has_follow_up and ${HAD_PRICE} then b.follow_up_price
         else o.follow_up_price end as follow_up_price,
       case when c.has_follow_up then b.follow_up_minutes else o.follow_up_minutes end as follow_up_minutes
     from untouched c join doctor_service o on o.id = c.doctor_service_id
     cross join lateral jsonb_to_record(c.before)
       as b(price numeric, duration_minutes smallint, price_conditions jsonb, follow_up_price numeric,
         follow_up_minutes smallint)),
   restored as (
     update doctor_service o set price = f.price, total = round(f.price * (100 - o.discount) / 100, 2),
       duration_minutes = f.duration_minutes,
       steps = ceil(f.duration_minutes::numeric / s.step_minutes), price_conditions = f.price_conditions,
       follow_up_price = f.follow_up_price,
       follow_up_minutes = case when f.follow_up_minutes > f.duration_minutes then f.duration_minutes
         else f.follow_up_minutes end
     from former f, schedule s where o.id = f.id and s.id = o.schedule_id returning o.id),
   owned as (
     update import_offer m set price = p.price, duration_minutes = p.duration_minutes,
       price_conditions = p.price_conditions, follow_up_price = p.follow_up_price,
       follow_up_minutes = p.follow_up_minutes
     from former f cross join lateral jsonb_to_record(f.imported_before)
       as p(price numeric, duration_minutes smallint, price_conditions jsonb, follow_up_price numeric,
         follow_up_minutes smallint)
     where m.doctor_service_id = f.id and f.imported_before is not null),
   disowned as (
     delete from import_offer m using former f
     where m.doctor_service_id = f.id and f.imported_before is null)
   select count(*)::integer as count from restored`,
);

/**
 * Hides new offers that have appointments, and deletes the others. Those that a person has edited since stay, with
 * whatever was edited. Returns the number of both.
 */
export const removeOffers = prepared<{ count: number }, [importId: number]>(
  'remove_offers_of_import',
  `with untouched as (
     select c.* from import_change c join doctor_service o on o.id = c.doctor_service_id
     where c.import_id = $1 and ${HAS_FIRST} and c.before is null and not exists (
     select from staff_event e
     where e.subject_table = 'doctor_service' and e.subject_id = c.doctor_service_id)),
   booked as (
     select u.doctor_service_id as id from untouched u
     where exists (select from appointment a where a.doctor_service_id = u.doctor_service_id)),
   hidden as (
     update doctor_service o set is_active = false, is_inactive_with_service = false
     from booked b where o.id = b.id returning 1),
   deleted as (
     delete from doctor_service o using untouched u
     where o.id = u.doctor_service_id and o.id not in (select id from booked) returning 1)
   select (select count(*) from hidden)::integer + (select count(*) from deleted)::integer as count`,
);
