import type { Retention } from '../config.ts';
import { readInteger, type Variables } from '../read-variables.ts';

/** The allowed days. The minimum is a month, because patients still ask about the last month. */
const RANGE = { min: 30, max: 36_500 };

/**
 * Reads the retention periods.
 *
 * @throws ConfigError if a value is not a whole number of days in the range.
 */
export function readRetention(env: Variables): Retention {
  return {
    patientDays: readInteger(env, 'PATIENT_DATA_DAYS', RANGE) ?? 365,
    messageDays: readInteger(env, 'MESSAGE_DAYS', RANGE) ?? 90,
  };
}
