export { isPhoneProof, makePhoneProof, PROOF_LIFETIME_MS } from './phone-proof.ts';
export { sendCode } from './send-code.ts';
export { verifyCode } from './verify-code.ts';
