/** Whether an error of Node (`ENOENT`) or of PostgreSQL (`42P04`) has one of these codes. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}
