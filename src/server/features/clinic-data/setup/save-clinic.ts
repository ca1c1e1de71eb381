import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireTexts, withoutBlanks } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';
import { slugToSave } from './writing/make-slug.ts';
import { requireClinicPhone } from './writing/require-clinic-phone.ts';
import { createRowWriter } from './writing/row-writer.ts';

const writeClinic = createRowWriter('clinic', ['names', 'descriptions', 'website'], ['slug']);

const savePartner = prepared<{ clinic_id: number }, [clinic: number, partner: object]>(
  'save_clinic_partner',
  `insert into clinic_partner
   select * from jsonb_populate_record(null::clinic_partner, $2::jsonb || jsonb_build_object('clinic_id', $1::integer))
   on conflict (clinic_id) do update set
     legal_name = excluded.legal_name, tax_number = excluded.tax_number,
     contact_name = excluded.contact_name, contact_phone = excluded.contact_phone,
     contact_email = excluded.contact_email
   returning clinic_id`,
);

const selectContactPhone = prepared<{ contact_phone: string }, [clinic: number]>(
  'contact_phone_of_clinic',
  'select contact_phone from clinic_partner where clinic_id = $1',
);

/** Saves a clinic with the data of the partner behind it. */
export async function saveClinic(
  editor: Editor,
  input: InputOf<StaffEndpoints['saveClinic']>,
): Promise<number> {
  return withTransaction(editor.site.database.pool, (db) => writeClinicIn(db, editor, input));
}

/** Saves a clinic in a transaction of the caller. */
export async function writeClinicIn(
  db: Queryable,
  editor: Editor,
  input: InputOf<StaffEndpoints['saveClinic']>,
): Promise<number> {
  const { id, slug: _slug, website, names: _names, descriptions, ...partner } = input;
  const names = requireTexts(editor.site.country, 'names', input.names);
  const clinic = await writeClinic(db, editor, id, {
    names,
    descriptions: withoutBlanks(descriptions),
    website,
    slug: await slugToSave(db, 'clinic', input, names),
  });
  const [stored] = await selectContactPhone(db, [clinic]);
  // One of before, such as with an extension, does not keep the clinic from being saved.
  const contact_phone =
    partner.contact_phone === stored?.contact_phone || partner.contact_phone.trim() === ''
      ? partner.contact_phone.trim()
      : requireClinicPhone(partner.contact_phone, editor.site.country, 'contact_phone');
  await savePartner(db, [clinic, { ...partner, contact_phone }]);
  return clinic;
}
