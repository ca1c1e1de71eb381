/** Returns true for an error of Node (`ENOENT`) or PostgreSQL (`42P04`) with one of the codes. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}
