import type pg from 'pg';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { fictionalPhone } from '../country/fictional-phone.ts';
import { lifeTexts } from '../data/life-texts.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { createRandom } from '../random.ts';
import { isoOf } from './iso-of.ts';
import { RECEPTION_ACTOR, type LivingClinic } from './living-clinic.ts';
import { patientOf } from './patient.ts';

/** The hours that the items of a list have waited. */
const REQUEST_HOURS = [3, 27, 74] as const;
const MESSAGE_HOURS = [0.5, 5, 21, 50] as const;

/** No one answers to an example domain (RFC 2606). */
const EMAIL_DOMAIN = 'example.com';

const ADD_REQUESTS = `insert into clinic_request
    (clinic_name, contact_name, phone, email, city, comment, consents, language, created_at)
  select x.clinic, x.name, x.phone, x.email, c.names ->> x.language, x.text, '{personal_data}',
    x.language, x.created_at
  from jsonb_to_recordset($1::jsonb) as x (
    clinic text, name text, phone text, email text, text text, language text, created_at timestamptz)
  cross join (select names from city order by position, id limit 1) c
  order by x.created_at`;

const ADD_MESSAGES = `insert into contact_message
    (name, email, phone, message, consents, language, created_at)
  select x.name, x.email, x.phone, x.text, '{personal_data}', x.language, x.created_at
  from jsonb_to_recordset($1::jsonb) as x (
    name text, phone text, email text, text text, language text, created_at timestamptz)
  order by x.created_at`;

/** The clinic complains about the latest review of one of its doctors with a low score. */
const ADD_REPORT = `insert into review_report
    (review_id, clinic_id, reason, comment, created_by, created_at)
  select r.id, $2, 'not_a_patient', $3, $4, $5
  from review r
  where r.is_published and r.comment <> '' and r.score <= 7 and r.doctor_id = any ($1)
  order by r.created_at desc, r.id limit 1`;

/** Fills the inbox of the operators with requests, messages and a complaint of several ages, as of `now`. */
export async function loadInbox(
  client: pg.ClientBase,
  clinic: LivingClinic,
  now: number,
): Promise<void> {
  const { life, schedules } = clinic;
  const [first, second = first] = life.country.locales;
  const { requests, report } = lifeTexts[first];
  const person = (kind: string, index: number, hours: number) => {
    const key = `${kind}-${index}`;
    const random = createRandom(life.seed, life.country.code, key);
    return {
      name: bookedName(patientOf(life, key)),
      phone: fictionalPhone(random, life.country),
      email: `${kind}${index + 1}@${EMAIL_DOMAIN}`,
      created_at: isoOf(now - hours * HOUR_MS),
    };
  };
  const asked = REQUEST_HOURS.map((hours, index) => {
    const { clinic: name, text } = requests[index] ?? { clinic: '', text: '' };
    return { ...person('clinic', index, hours), clinic: name, text, language: first };
  });
  const written = MESSAGE_HOURS.map((hours, index) => {
    // One patient writes in the second language of the country.
    const language = index === 1 ? second : first;
    const text = lifeTexts[language].messages[index] ?? '';
    return { ...person('patient', index, hours), text, language };
  });
  await queryWithoutTimeout(client, ADD_REQUESTS, [JSON.stringify(asked)]);
  await queryWithoutTimeout(client, ADD_MESSAGES, [JSON.stringify(written)]);
  await queryWithoutTimeout(client, ADD_REPORT, [
    schedules.map(({ doctor }) => doctor),
    clinic.clinic,
    report,
    RECEPTION_ACTOR,
    new Date(now - 26 * HOUR_MS),
  ]);
}
