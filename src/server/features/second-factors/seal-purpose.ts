/** Returns the purpose that the secret of an account's app is encrypted for. */
export function sealPurpose(userId: number): string {
  return `totp of staff user ${userId}`;
}
