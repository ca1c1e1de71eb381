import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
} from '#shared/domain/identity/password.ts';
import { validationError } from '#server/http/http-error.ts';

const LIMITS = { too_short: MIN_PASSWORD_LENGTH, too_long: MAX_PASSWORD_LENGTH } as const;

/** Throws a 400 that names the field if the password may not be chosen for the account. */
export function requireNewPassword(attr: string, password: string, username: string): void {
  const code = passwordProblem(password, username);
  if (code === null) return;
  const params = code === 'password_is_username' ? {} : { limit: LIMITS[code] };
  throw validationError({ code, attr, params });
}
