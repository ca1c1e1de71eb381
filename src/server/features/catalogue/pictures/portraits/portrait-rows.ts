import type { PictureFormat } from '#shared/domain/catalogue/pictures/picture.ts';
import { prepared } from '#server/db/pool/prepared.ts';

/** Locks the doctor, so that concurrent uploads run one after the other. */
export const lockDoctor = prepared<{ id: number }, [doctor: number]>(
  'doctor_of_portrait',
  'select id from doctor where id = $1 for no key update',
);

/** The trigger of doctors invalidates the pages that show the portrait. */
export const changePortrait = prepared<
  { id: number },
  [doctor: number, url: string | null, now: Date, actor: string]
>(
  'change_portrait',
  `with saved as (update doctor set portrait = $2 where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id, details)
   select $3, $4, 'changed', 'doctor', id,
     jsonb_build_object('portrait', case when $2::text is null then 'deleted' else 'saved' end)
   from saved returning subject_id as id`,
);

export const deletePortraitRow = prepared<{ doctor_id: number }, [doctor: number]>(
  'delete_portrait',
  'delete from doctor_portrait where doctor_id = $1 returning doctor_id',
);

export const insertPortrait = prepared<
  object,
  [doctor: number, hash: string, now: Date, actor: string]
>(
  'insert_portrait',
  `insert into doctor_portrait (doctor_id, hash, consent_at, consent_by) values ($1, $2, $3, $4)`,
);

export const insertFiles = prepared<
  object,
  [doctor: number, sizes: number[], formats: string[], data: Buffer[]]
>(
  'insert_portrait_files',
  `insert into doctor_portrait_file (doctor_id, size, format, data)
   select $1, f.* from unnest($2::smallint[], $3::text[], $4::bytea[]) f`,
);

export const selectPortraitFile = prepared<
  { data: Buffer },
  [hash: string, size: number, format: PictureFormat]
>(
  'portrait_file',
  `select f.data from doctor_portrait p join doctor_portrait_file f on f.doctor_id = p.doctor_id
   where p.hash = $1 and f.size = $2 and f.format = $3`,
);
