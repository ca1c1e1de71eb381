export { acceptInvitation } from './accept-invitation.ts';
export { createInvitation, renewInvitation } from './create-invitation.ts';
export { findInvitation } from './find-invitation.ts';
export { createSignInLink, openSignInLink } from './sign-in-links.ts';
