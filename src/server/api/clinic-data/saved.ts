/** Returns the response of a call that saves. */
export async function saved(id: Promise<number>): Promise<{ id: number }> {
  return { id: await id };
}
