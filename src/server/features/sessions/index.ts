export { closeSession, endSession } from './close-session.ts';
export { findSession, type ActiveSession } from './find-session.ts';
export { listSessions } from './list-sessions.ts';
export { openSession } from './open-session.ts';
export { renewSession } from './renew-session.ts';
export { deviceHash, newToken, tokenHash } from './session-token.ts';
export { completeSignIn, rejectSignIn, signIn, startSignIn } from './sign-in.ts';
export type { SignInResult } from './sign-in-result.ts';
export type { Client } from './start-session.ts';
