import { createHash } from 'node:crypto';
import type pg from 'pg';
import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { nameKey } from '#shared/domain/clinic-data/imports/name-key.ts';
import { lifeTexts } from '../data/life-texts.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { RECEPTION, type LivingClinic } from './living-clinic.ts';

const SERVICES = 14;
const AGE_HOURS = 2;
/** The new prices, rounded to whole steps of the prices before. */
const PRICE_FACTOR = 1.1;

/** The services of the clinic that most of its doctors offer, with the lowest price. */
const SELECT_SERVICES = `select v.id, v.names ->> $2 as name, min(o.price)::float8 as price
  from doctor_service o join service v on v.id = o.service_id
  join clinic_branch b on b.id = o.clinic_branch_id
  where b.clinic_id = $1 and o.is_active
  group by v.id order by count(*) desc, v.id limit $3`;

const ADD_IMPORT = `with added as (
    insert into import (clinic_id, kind, file_name, file_hash, state, sheets, mapping, proposals,
      created_at, created_by)
    values ($1, 'prices', $2, $3, 'read', $4, $5, $6, $7, $8) returning id)
  insert into staff_event (at, actor, action, subject_table, subject_id)
  select $7::timestamptz, $8::text, 'created', 'import', id from added`;

/** Adds the price list of the next months, whose services are to be confirmed. `now` is in epoch milliseconds. */
export async function loadImport(
  client: pg.ClientBase,
  { life, clinic }: LivingClinic,
  now: number,
): Promise<void> {
  const [language] = life.country.locales;
  const { file, service, price } = lifeTexts[language].priceList;
  const services = await queryWithoutTimeout<{ id: number; name: string; price: number }>(
    client,
    SELECT_SERVICES,
    [clinic, language, SERVICES],
  );
  const lines = [
    [service, price],
    ...services.map((row) => [row.name, String(Math.round(row.price * PRICE_FACTOR))]),
  ];
  const sheets = [
    { name: file, rows: lines.map((cells, index) => ({ number: index + 1, cells })) },
  ];
  const proposals = services.map(({ id, name }, index) => [
    nameKey(name),
    // A person looks at the last ones, which the words of the file do not make sure.
    { candidates: [{ service: id, score: 1 }], isSure: index < SERVICES - 2 },
  ]);
  await queryWithoutTimeout(client, ADD_IMPORT, [
    clinic,
    file,
    createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
    JSON.stringify(sheets),
    JSON.stringify({ sheet: 0, header_row: 1, columns: { name: 0, price: 1 } }),
    JSON.stringify(Object.fromEntries(proposals)),
    new Date(now - AGE_HOURS * HOUR_MS),
    RECEPTION,
  ]);
}
