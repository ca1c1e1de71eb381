import type { PictureFormat } from '#shared/domain/catalogue/pictures/picture.ts';
import { prepared } from '#server/db/pool/prepared.ts';

/** Locks the clinic, as a save and a publication of its drafts do. */
export const lockClinic = prepared<{ id: number }, [clinic: number]>(
  'clinic_of_logo',
  'select id from clinic where id = $1 for no key update',
);

/** Returns nothing for a logo that is stored already. */
export const insertLogo = prepared<{ url: string }, [hash: string, clinic: number, url: string]>(
  'insert_logo',
  `insert into clinic_logo (hash, clinic_id, url) values ($1, $2, $3)
   on conflict (hash) do nothing returning url`,
);

export const insertLogoFiles = prepared<
  object,
  [hash: string, sizes: number[], formats: string[], data: Buffer[]]
>(
  'insert_logo_files',
  `insert into clinic_logo_file (hash, size, format, data)
   select $1, f.* from unnest($2::smallint[], $3::text[], $4::bytea[]) f`,
);

export const selectLogo = prepared<{ url: string }, [clinic: number, url: string]>(
  'logo_of_clinic',
  'select url from clinic_logo where clinic_id = $1 and url = $2',
);

/** Deletes the logos of clinics that are neither published, nor in a draft, nor the given one. */
export const deleteUnusedLogos = prepared<object, [clinics: number[], kept: string | null]>(
  'delete_unused_logos',
  `delete from clinic_logo l using clinic c
   where c.id = l.clinic_id and c.id = any ($1::integer[])
     and l.url is distinct from c.logo and l.url is distinct from $2
     and not exists (
       select from content_draft d
       where d.subject_table = 'clinic' and d.subject_id = c.id and d.field = 'logo'
         and to_jsonb(l.url) in (d.value, d.base))`,
);

export const selectLogoFile = prepared<
  { data: Buffer },
  [hash: string, size: number, format: PictureFormat]
>('logo_file', 'select data from clinic_logo_file where hash = $1 and size = $2 and format = $3');
