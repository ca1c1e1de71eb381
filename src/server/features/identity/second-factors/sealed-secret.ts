import { openSealedText } from '#server/lib/sealed-text.ts';
import type { Site } from '#server/site.ts';
import { matchingStep } from './totp.ts';

/** Returns the purpose that the secret of an account's app is encrypted for. */
export function sealPurpose(userId: number): string {
  return `totp of staff user ${userId}`;
}

/** Returns the step whose code of a sealed secret was entered, or null for a wrong code. */
export function matchingSealedStep(
  { secret }: Pick<Site, 'secret'>,
  userId: number,
  sealed: string,
  { code, now }: { readonly code: string; readonly now: number },
): number | null {
  const own = openSealedText(secret, sealPurpose(userId), sealed);
  return matchingStep(Buffer.from(own, 'base64url'), code, now);
}
