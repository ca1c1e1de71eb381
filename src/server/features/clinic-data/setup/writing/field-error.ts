import pg from 'pg';
import { HttpError, validationError } from '#server/http/http-error.ts';

/** Returns the response to a violated constraint, whose name ends in the field: `city_slug_key`. */
export function fieldErrorOf(error: unknown, table: string): unknown {
  if (!(error instanceof pg.DatabaseError) || error instanceof HttpError) return error;
  const { code, constraint = '' } = error;
  const columns = constraint.replace(`${table}_`, '').replace(/_(key|fkey|check)$/, '');
  const attr = FIELDS.find((field) => columns.endsWith(field)) ?? null;
  if (code === UNIQUE_VIOLATION) return validationError({ code: 'already_exists', attr });
  if (code === FOREIGN_KEY_VIOLATION) return validationError({ code: 'does_not_exist', attr });
  return error;
}

/** The fields that constraints end in; a longer name precedes its end. */
const FIELDS = [
  'adult_service_id',
  'service_id',
  'category_id',
  'schedule_id',
  'doctor_id',
  'branch_id',
  'clinic_id',
  'city_area_id',
  'city_id',
  'slug',
];

const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
