export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** The reason to reject a password that a member of staff chose. */
export type PasswordProblem = 'too_short' | 'too_long' | 'password_is_username';

/** Returns the first problem of a new password, or null. Letter case does not hide the username. */
export function passwordProblem(password: string, username: string): PasswordProblem | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (length > MAX_PASSWORD_LENGTH) return 'too_long';
  return comparable(password) === comparable(username) ? 'password_is_username' : null;
}

function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
