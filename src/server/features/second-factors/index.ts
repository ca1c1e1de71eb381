export { addPasskey, createPasskeyOptions } from './add-passkey.ts';
export { confirmTotp, createTotp } from './add-totp.ts';
export { listSecondFactors } from './list-second-factors.ts';
export type { RelyingParty } from './passkey-rows.ts';
export { removeSecondFactor } from './remove-second-factor.ts';
export { createPasskeySignInOptions, verifyPasskey } from './verify-passkey.ts';
export { verifyTotp } from './verify-totp.ts';
