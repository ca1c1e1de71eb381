import Type from 'typebox';
import { MAX_PASSWORD_LENGTH } from '#shared/domain/identity/password.ts';

/** A call of staff. It is not in the public document, so its summary is enough. */
export const STAFF = { tag: 'Sign-in', description: '', permission: 'public' } as const;

/** A call that needs the access token of a session. */
export const WITH_SESSION = { ...STAFF, needsSession: true } as const;

/** A password that is chosen; `passwordProblem` checks it. */
export const NewPassword = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH });

export const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
