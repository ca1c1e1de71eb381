import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Asks the browser for the passkey of an account; rejects when the person cancels. */
export function answerPasskeyChallenge(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return startAuthentication({ optionsJSON });
}

/** Asks the browser to create a passkey; rejects when the person cancels. */
export function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return startRegistration({ optionsJSON });
}
