import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The errors of a question of the browser that the person cancels. */
const CANCELLED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** Returns the error of a step with a passkey; null for a question that the person has cancelled. */
export function passkeyFailure(error: Error | null): Error | null {
  return error !== null && CANCELLED.has(error.name) ? null : error;
}

/** Asks the browser for the passkey of an account; rejects when the person cancels. */
export function answerPasskeyChallenge(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return startAuthentication({ optionsJSON });
}

/** Asks the browser to create a passkey; rejects when the person cancels. */
export function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return startRegistration({ optionsJSON });
}
