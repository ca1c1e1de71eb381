/** Runs `work` for each item, at most `lanes` at a time. */
export async function forEachConcurrently<Thing>(
  things: Iterable<Thing>,
  lanes: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const rest = Iterator.from(things);
  const lane = async () => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
